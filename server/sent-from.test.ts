import assert from 'node:assert/strict';
import { test } from 'node:test';
import { addressOf, readSentFrom } from './sent-from.ts';

test('[CTA-1] the address of a form names its page and the topic', () => {
	assert.deepEqual(readSentFrom('https://www.aeg.example/contact?topic=seo-audit#write'), {
		page: '/contact',
		topic: 'seo-audit',
	});
	assert.deepEqual(readSentFrom('/ContactForm'), { page: '/ContactForm' });
	for (const address of ['', '/contact', '/contact?topic=seo-audit'])
		assert.equal(addressOf(readSentFrom(address)), address);
});

test('the bare origin of another host is not taken for the home page', () => {
	const from = 'https://www.aeg.example/';
	assert.deepEqual(readSentFrom(from, 'www.aeg.example'), { page: '/' });
	assert.deepEqual(readSentFrom(from, 'api.aeg.example'), {});
	assert.deepEqual(readSentFrom(`${from}faq`, 'api.aeg.example'), { page: '/faq' });
});

test('nothing else of an address is believed', () => {
	for (const address of ['', 'no address', 'https://', '/api/send-email', '/CONTACT', '/contact/x'])
		assert.deepEqual(readSentFrom(address), {}, address);
	for (const topic of ['Free money', 'a%0D%0ABcc:x', '<b>', '-', 'a'.repeat(61), 'a-'.repeat(20)])
		assert.deepEqual(readSentFrom(`/contact?topic=${topic}`), { page: '/contact' }, topic);
});
