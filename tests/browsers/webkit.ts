import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { freePort } from '../server/free-port.ts';
import { answerOf, type Driver, type Engine } from './driver.ts';

/** WebKitGTK by WebKitWebDriver, under a display that nobody sees: its browser has no mode without one. */
export const webkit: Engine = {
	name: 'WebKit',
	programs: { WebKitWebDriver: 'webkit2gtk-driver', 'xvfb-run': 'xvfb' },
	start: async ({ scripted }) => {
		const port = await freePort();
		const driver = spawn('xvfb-run', ['-a', 'WebKitWebDriver', '--host=127.0.0.1', `--port=${port}`], {
			stdio: 'ignore',
			detached: true,
		});
		const call = async <T>(method: string, path: string, body?: object): Promise<T> => {
			const response = await fetch(`http://127.0.0.1:${port}${path}`, {
				method,
				...(body && { body: JSON.stringify(body) }),
			});
			const { value } = (await response.json()) as { value: T & { error?: string; message?: string } };
			if (!response.ok) throw new Error(`${path}: ${value.error}: ${value.message}`);
			return value;
		};
		const ready = () => call<{ ready: boolean }>('GET', '/status').catch(() => undefined);
		await answerOf(ready, 'the driver of WebKit');
		const args = ['--automation', `--enable-javascript=${scripted}`];
		const { sessionId } = await call<{ sessionId: string }>('POST', '/session', {
			capabilities: {
				alwaysMatch: { 'webkitgtk:browserOptions': { args } },
			},
		});
		const post = <T = void>(command: string, body: object = {}) =>
			call<T>('POST', `/session/${sessionId}/${command}`, body);
		const evaluate = (expression: string) =>
			post<string>('execute/sync', { script: `return ${expression};`, args: [] });
		const opened: Driver = {
			navigate: async (url) => {
				await post('url', { url });
				await evaluate(`(${listen})()`);
			},
			evaluate,
			perform: (actions) => post('actions', { actions }),
			traverse: (by) => post(by < 0 ? 'back' : 'forward'),
			resize: (width, height) => post('window/rect', { width, height }),
			complaints: async () => JSON.parse(await evaluate('JSON.stringify(window.complaints ?? [])')),
			end: async () => {
				await call('DELETE', `/session/${sessionId}`);
				const ended = once(driver, 'exit');
				if (driver.pid) process.kill(-driver.pid);
				await ended;
			},
		};
		return opened;
	},
};

/** WebKit hands on no console, so the page is listened to: from before its scripts, which wait for `load`. */
function listen(): void {
	const heard: string[] = [];
	Object.assign(window, { complaints: heard });
	for (const level of ['error', 'warn'] as const)
		console[level] = (...words: unknown[]) => void heard.push(words.join(' '));
	addEventListener('error', ({ message, target }) => heard.push(message ?? `not loaded: ${target}`), true);
	addEventListener('unhandledrejection', ({ reason }) => heard.push(String(reason)));
	addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) =>
		heard.push(`${violatedDirective} blocks ${blockedURI}`),
	);
}
