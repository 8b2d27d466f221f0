import { expect, test } from 'vitest';
import { readQuestion } from './read-question.ts';

const meanings = (question: string) => readQuestion(question).meanings;

test('words that say nothing about a page are left out of a question, and alone ask for nothing', () => {
	expect(meanings('Who are the patrons?')).toEqual([['patrons']]);
	expect(meanings('Kindly do the needful, sir: patrons')).toEqual([['patrons']]);
	for (const vague of ['the', 'a', 'my', 'how', 'How are you', ' ?! ', 'kya hai'])
		expect(meanings(vague), vague).toEqual([]);
});

test('what visitors type is looked for, and the words of the site for it', () => {
	expect(meanings('quote')).toEqual([['quote', 'quotation']]);
	expect(meanings('E-commerce')).toEqual([['e commerce', 'online shop', 'shop']]);
	expect(meanings('the last date for papers')).toEqual([
		['last date', 'deadline'],
		['papers', 'paper'],
	]);
	expect(meanings('hotel accommodation')).toHaveLength(1);
	expect(meanings('नमस्ते')).toEqual([['नमस्ते']]);
});

test('of several phrases in a question the longest is meant', () => {
	expect(meanings('phone number')).toEqual([['phone number', 'phone', 'call']]);
	expect(meanings('whats app')).toEqual([['whatsapp']]);
});

test('words that say nothing alone, and those that the site says of something else, are not looked for themselves', () => {
	expect(meanings('how long')).toEqual([['weeks', 'duration']]);
	expect(meanings('jobs')).toEqual([['vacancy']]);
});

test('words that stand together are told, whatever stands between that says nothing', () => {
	expect(readQuestion('call for papers').pairs).toEqual(['call paper']);
	expect(readQuestion('Registration fees?').pairs).toEqual(['registr fee']);
	expect(readQuestion('fee').pairs).toEqual([]);
});
