import assert from 'node:assert/strict';
import { test } from 'node:test';
import { Script } from 'node:vm';
import { codeSamples } from './code-samples.ts';

const text = (id: string) =>
	codeSamples
		.find((sample) => sample.id === id)
		?.code.map((token) => (typeof token === 'string' ? token : token[1]))
		.join('') ?? '';

test('[API-1] samples in rest, graphql and websocket, rest first', () => {
	assert.deepEqual(
		codeSamples.map(({ id }) => id),
		['rest', 'graphql', 'websocket'],
	);
});

test('[API-1] the REST sample sends a JSON body that can be parsed, and says so', () => {
	assert.match(text('rest'), /^curl --request POST https:\/\/api\.example\.com\/\S+ \\\n/);
	assert.match(text('rest'), /Content-Type: application\/json/);
	const body = /--data '(.+)'/.exec(text('rest'))?.[1];
	assert.equal(typeof JSON.parse(body ?? ''), 'object');
});

test('[API-1] every line of the command but its last continues', () => {
	const command = text('rest').split('\n\n')[0]?.split('\n') ?? [];
	for (const line of command.slice(0, -1)) assert.match(line, / \\$/);
	assert.doesNotMatch(command.at(-1) ?? '', /\\$/);
});

test('[API-1] the GraphQL sample closes what it opens and declares what it uses', () => {
	const query = text('graphql').replace(/^#.*$/m, '');
	for (const [open, close] of ['{}', '()'])
		assert.equal(query.split(open ?? '').length, query.split(close ?? '').length);
	const declared = /^\s*query \w+\(([^)]*)\)/.exec(query)?.[1] ?? '';
	for (const [variable] of query.matchAll(/\$\w+/g)) assert.ok(declared.includes(`${variable}:`), variable);
});

test('[API-1] the WebSocket sample runs: it subscribes when open and reads what arrives', () => {
	const heard: Record<string, (event: unknown) => void> = {};
	const sent: string[] = [];
	const logged: unknown[][] = [];
	class WebSocket {
		addEventListener = (name: string, listener: (event: unknown) => void) => {
			heard[name] = listener;
		};
		send = (message: string) => sent.push(message);
	}
	const console = { log: (...words: unknown[]) => logged.push(words) };
	new Script(text('websocket')).runInNewContext({ WebSocket, console });
	heard.open?.({});
	heard.message?.({ data: '{"track":4,"title":"Flax in epoxy"}' });
	assert.deepEqual(sent, ['{"subscribe":"papers.accepted"}']);
	assert.deepEqual(logged, [[4, 'Flax in epoxy']]);
});
