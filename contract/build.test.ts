import assert from 'node:assert/strict';
import { test } from 'node:test';
import { next } from '../tests/editions/next.ts';
import { type Build, buildAsText, buildFromText } from './build.ts';

const page = { file: 'faq/index.html', etag: '"1"', csp: { script: ["'sha256-a='"], style: [] } };
const { id, name, dates, revised } = next;
const build: Build = {
	origin: 'https://www.aeg.example',
	edition: { id, name, dates, revised },
	pages: { '/faq': { ...page, api: 'https://server.example' } },
	responses: { 'not-found': page },
};

test('what the build writes of its pages, the server reads', () => {
	assert.deepEqual(buildFromText(buildAsText(build)), build);
});

test('what another version has written is not read, and the error says what to do', () => {
	const { responses, ...older } = build;
	assert.throws(() => buildFromText(JSON.stringify(older)), /responses.*npm run build/);
	const odd = { ...build, pages: { '/faq': { ...page, csp: { script: 'all', style: [] } } } };
	assert.throws(() => buildFromText(JSON.stringify(odd)), /csp\.script.*npm run build/);
});
