import assert from 'node:assert/strict';
import { it } from 'node:test';
import PostalMime from 'postal-mime';
import { flowed } from './flowed.ts';

const read = async (text: string) =>
	(
		await PostalMime.parse(
			`Content-Type: text/plain; charset=utf-8; format=flowed; delsp=yes\n\n${flowed(text)}\n`,
		)
	).text?.trimEnd();

for (const [what, text] of [
	['short lines', 'Dear all,\n\nplease write.'],
	['a paragraph', 'word '.repeat(200).trim()],
	['a word of ten thousand letters', 'x'.repeat(10_000)],
	['a word of surrogate pairs', `a${'👩🏽‍🔬'.repeat(300)}`],
	['Devanagari', 'नमस्ते दुनिया '.repeat(50).trim()],
	['what looks like a quotation or a signature', `> one\n From\nFrom here\n --\n${'> '.repeat(100)}x`],
	['many spaces in a row', `a${' '.repeat(200)}b`],
	['a line as long as fits', 'y'.repeat(76)],
] as const)
	it(`${what} come out as they went in, and no line is longer than 78`, async () => {
		const lines = flowed(text).split('\n');
		assert.ok(
			lines.every(({ length }) => length <= 78),
			Math.max(...lines.map(({ length }) => length)).toString(),
		);
		assert.equal(await read(text), text);
	});

it('spaces at the end of a line join it to no other', async () => assert.equal(await read('a  \nb'), 'a\nb'));
