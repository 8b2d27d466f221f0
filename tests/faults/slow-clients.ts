import { connect } from 'node:net';
import { parentPort, workerData } from 'node:worker_threads';

/** What a thread of slow clients is told: where, how many, and what each sends before it dribbles a byte a second. */
export type Slowness = { readonly port: number; readonly many: number; readonly start: string };

const { port, many, start } = workerData as Slowness;

/** Resolves with the milliseconds until the connection was cut. */
function dribble(): Promise<number> {
	return new Promise((resolve) => {
		const opened = performance.now();
		const socket = connect(port, '127.0.0.1', () => socket.write(start));
		const timer = setInterval(() => socket.write('x'), 1000);
		socket.on('data', () => {});
		socket.on('error', () => {});
		socket.on('close', () => {
			clearInterval(timer);
			resolve(performance.now() - opened);
		});
	});
}

parentPort?.postMessage(Math.max(...(await Promise.all(Array.from({ length: many }, dribble)))));
