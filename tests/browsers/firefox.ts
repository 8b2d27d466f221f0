import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { temporaryFolder } from '../server/server-process.ts';
import { answerOf, type Driver, type Engine } from './driver.ts';

/** Firefox by WebDriver BiDi, which it speaks itself: no driver stands between. */
export const firefox: Engine = {
	name: 'Firefox',
	programs: { 'firefox-esr': 'firefox-esr' },
	start: async ({ scripted }) => {
		const profile = temporaryFolder();
		const settings = {
			'javascript.enabled': scripted,
			// what is downloaded goes with the profile
			'browser.download.folderList': 2,
			'browser.download.dir': profile,
		};
		const lines = Object.entries(settings).map(
			([name, to]) => `user_pref("${name}", ${JSON.stringify(to)});\n`,
		);
		await writeFile(join(profile, 'user.js'), lines);
		const browser = spawn(
			'firefox-esr',
			['--headless', '--no-remote', '--profile', profile, '--remote-debugging-port=0'],
			{ stdio: ['ignore', 'ignore', 'pipe'] },
		);
		let said = '';
		browser.stderr.on('data', (chunk) => {
			said += chunk;
		});
		const address = await answerOf(async () => /ws:\/\/\S+/.exec(said)?.[0], 'the address of Firefox');
		const logged: string[] = [];
		const { send, close } = await connect(`${address}/session`, ({ level, text }) => {
			if (level === 'error' || level === 'warn') logged.push(text);
		});
		await send('session.new', { capabilities: {} });
		await send('session.subscribe', { events: ['log.entryAdded'] });
		const { contexts } = await send<{ contexts: { context: string }[] }>('browsingContext.getTree', {});
		const context = contexts[0]?.context;
		const driver: Driver = {
			navigate: async (url) => {
				// what the page before still asked for fails as it is left, and is no complaint of the next one
				// (it never says that this is complete once a page has brought a file to keep)
				await send('browsingContext.navigate', { context, url: 'about:blank', wait: 'none' });
				await answerOf(
					async () => (await driver.evaluate('document.URL')) === 'about:blank' || undefined,
					'an empty page',
				);
				logged.length = 0;
				// a tab that a page has opened, or a document that was fetched, stands before it: hidden, a page rests
				await send('browsingContext.activate', { context });
				await send('browsingContext.navigate', { context, url, wait: 'interactive' });
			},
			evaluate: async (expression) => {
				const { result, exceptionDetails } = await send<Evaluated>('script.evaluate', {
					expression,
					awaitPromise: true,
					target: { context },
				});
				if (exceptionDetails) throw new Error(exceptionDetails.text);
				return result?.value ?? '';
			},
			perform: (actions) => send('input.performActions', { context, actions }),
			traverse: (delta) => send('browsingContext.traverseHistory', { context, delta }),
			resize: (width, height) =>
				send('browsingContext.setViewport', { context, viewport: { width, height } }),
			complaints: async () => [...logged],
			end: async () => {
				close();
				const ended = once(browser, 'exit');
				browser.kill();
				await ended;
				await rm(profile, { recursive: true, force: true, maxRetries: 5 });
			},
		};
		return driver;
	},
};

type Evaluated = {
	readonly result?: { readonly value?: string };
	readonly exceptionDetails?: { readonly text: string };
};
type LogEntry = { readonly level: string; readonly text: string };

/** A connection by which commands are sent and answered; events of the log are handed on. */
async function connect(address: string, hear: (entry: LogEntry) => void) {
	const socket = new WebSocket(address);
	const waiting = new Map<number, (answer: { result: never; error?: string; message?: string }) => void>();
	socket.addEventListener('message', ({ data }) => {
		const message = JSON.parse(data);
		if (message.id === undefined) hear(message.params);
		else waiting.get(message.id)?.(message);
	});
	await new Promise((resolve, reject) => {
		socket.addEventListener('open', resolve);
		socket.addEventListener('error', reject);
	});
	let sent = 0;
	const send = async <T = void>(method: string, params: object): Promise<T> => {
		sent += 1;
		const id = sent;
		socket.send(JSON.stringify({ id, method, params }));
		const { result, error, message } = await new Promise<Parameters<ReturnType<typeof waiting.get> & {}>[0]>(
			(resolve) => waiting.set(id, resolve),
		);
		waiting.delete(id);
		if (error !== undefined) throw new Error(`${method}: ${error}: ${message}`);
		return result;
	};
	return { send, close: () => socket.close() };
}
