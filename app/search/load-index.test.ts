import fc from 'fast-check';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';

const fetched = vi.fn();
const page = { path: '/faq', title: 'Questions', description: '', headings: '', text: 'coir', keywords: '' };

/** Loads the index as a document does that has not searched before. */
async function load() {
	vi.resetModules();
	const { loadIndex } = await import('./load-index.ts');
	return loadIndex();
}

const answers = (what: unknown, status = 200) => fetched.mockResolvedValue(Response.json(what, { status }));

beforeEach(() => void vi.stubGlobal('fetch', fetched.mockReset()));
afterEach(() => void vi.unstubAllGlobals());

test('the index of this build is searched', async () => {
	answers([page]);
	expect((await load())('coir').pages).toEqual([page]);
});

test('[ANY-4] an index of another shape counts as none', async () => {
	for (const odd of [
		null,
		{},
		{ pages: [page] },
		[null],
		['/faq'],
		[{ ...page, path: 5 }],
		[{ path: '/faq' }],
		[page, 1],
	]) {
		answers(odd);
		await expect(load()).rejects.toThrow(/another version/);
	}
	answers([page], 503);
	await expect(load()).rejects.toThrow(/503/);
});

test('[ANY-4] whatever the file of the index holds, a search finds pages or is not there', async () => {
	const odd = fc.record(
		{
			path: fc.jsonValue(),
			title: fc.jsonValue(),
			description: fc.string(),
			headings: fc.string(),
			keywords: fc.string(),
			text: fc.jsonValue(),
		},
		{ requiredKeys: [] },
	);
	await fc.assert(
		fc.asyncProperty(fc.oneof(fc.jsonValue(), fc.array(odd)), async (what) => {
			answers(what);
			const find = await load().catch(() => undefined);
			for (const { path, title } of find?.('coir').pages ?? [])
				expect([typeof path, typeof title]).toEqual(['string', 'string']);
		}),
		{ numRuns: 60 },
	);
});
