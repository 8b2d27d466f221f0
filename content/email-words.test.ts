import assert from 'node:assert/strict';
import { test } from 'node:test';
import { emails } from '#content/site/emails.ts';
import { emailWords, fillIn } from './email-words.ts';

test('what is filled into a place is never read as a place again', () => {
	const typed = { sender: '{about} $& {sender}', about: ' (Contact)' };
	assert.equal(fillIn('From {sender}{about}', typed), 'From {about} $& {sender} (Contact)');
});

test('a text that lacks one of its places, or has a place that nothing fills, is an error of its type', () => {
	// @ts-expect-error: {time} is missing
	emailWords({ ...emails, time: 'by the clock of India' });
	// @ts-expect-error: nothing fills {zone}
	emailWords({ ...emails, time: '{time} {zone}' });
	// @ts-expect-error: no paragraph holds {time}
	emailWords({ ...emails, test: { subject: 'Test', paragraphs: ['All is well.'] } });
	// @ts-expect-error: a text is missing
	emailWords({ ...emails, test: { paragraphs: ['It is {time}.'] } });
	// @ts-expect-error: {reference}, a place of the record, has no value
	assert.match(fillIn(emails.message.toVisitor.subject, {}), /undefined/);
	// @ts-expect-error: {sender} has no value
	assert.equal(fillIn('From {sender}', {}), 'From undefined');
	emailWords({ ...emails, time: '{time}, India', test: { subject: 'Test', paragraphs: ['{time}', 'Bye.'] } });
});
