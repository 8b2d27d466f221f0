import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';

test('[OWN-4] the words of emails are shown as the server composes them, each place filled in', () => {
	const { stdout, stderr } = spawnSync(process.execPath, ['scripts/email-preview.ts'], { encoding: 'utf8' });
	assert.equal(stderr, '');
	const { senders, toOrganiser, toVisitor, receipt } = JSON.parse(
		readFileSync('content/records/emails.json', 'utf8'),
	);
	for (const words of [
		senders.organiser,
		senders.visitor,
		toOrganiser.opening,
		toVisitor.opening,
		...Object.values<string>(receipt),
	])
		for (const part of words.split(/\{[^}]*\}|["'&<>\n]/)) assert.ok(stdout.includes(part.trim()), part);
	assert.doesNotMatch(stdout, /\{[a-z]+\}/);
	assert.equal(stdout.match(/<section>/g)?.length, 4);
});
