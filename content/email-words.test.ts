import assert from 'node:assert/strict';
import { test } from 'node:test';
import { emails } from '#content/site/emails.ts';
import { emailWords, fillIn } from './email-words.ts';

test('what is filled into a place is never read as a place again', () => {
	const typed = { sender: '{about} $& {sender}', about: ' (Contact)' };
	assert.equal(fillIn('From {sender}{about}', typed), 'From {about} $& {sender} (Contact)');
});

test('a text that lacks one of its places, or has a place that nothing fills, is an error of its type', () => {
	const { receipt } = emails;
	// @ts-expect-error: {conference} is missing
	emailWords({ ...emails, receipt: { ...receipt, calendar: 'The days are attached.' } });
	// @ts-expect-error: nothing fills {zone}
	emailWords({ ...emails, receipt: { ...receipt, calendar: '{conference} {zone}' } });
	// @ts-expect-error: no paragraph holds {time}
	emailWords({ ...emails, test: { subject: 'Test', paragraphs: ['All is well.'] } });
	// @ts-expect-error: a text is missing
	emailWords({ ...emails, test: { paragraphs: ['It is {time}.'] } });
	// @ts-expect-error: {reference}, a place of the record, has no value
	assert.match(fillIn(emails.message.toVisitor.subject, {}), /undefined/);
	// @ts-expect-error: {sender} has no value
	assert.equal(fillIn('From {sender}', {}), 'From undefined');
	emailWords({ ...emails, test: { subject: 'Test', paragraphs: ['{time}', 'Bye.'] } });
});
