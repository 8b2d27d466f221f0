import { expect, test } from 'vitest';
import { readQuestion } from './read-question.ts';

test('words that say nothing about a page are left out of a question, and alone ask for nothing', () => {
	expect(readQuestion('Who are the patrons?')).toEqual([['patrons']]);
	for (const vague of ['the', 'a', 'my', 'how', 'How are you', ' ?! '])
		expect(readQuestion(vague), vague).toEqual([]);
});

test('what visitors type becomes the words of the site, in one word or several', () => {
	expect(readQuestion('E-commerce')).toEqual(readQuestion('ecommerce'));
	expect(readQuestion('the last date for papers')).toEqual([
		expect.arrayContaining(['deadline']),
		['papers'],
	]);
	expect(readQuestion('hotel accommodation')).toHaveLength(1);
	expect(readQuestion('नमस्ते')).toEqual([['नमस्ते']]);
	expect(readQuestion('phone number')).toEqual(readQuestion('phone'));
});
