import assert from 'node:assert/strict';
import { it } from 'node:test';
import { readSubmission } from '#contract/read-submission.ts';

/** Addresses that must be taken: what RFC 5321 allows and people have. Our own list. */
const valid = [
	'test@io',
	'a@b.c',
	'first.last@iana.org',
	'1234567890@iana.org',
	'first+tag@iana.org',
	'first-last@iana.org',
	'first_last@iana.org',
	"o'reilly@iana.org",
	'customer/department=shipping@iana.org',
	'$A12345@iana.org',
	'!def!xyz%abc@iana.org',
	'_somename@iana.org',
	'{first}@iana.org',
	'`tick@iana.org',
	'a~b@iana.org',
	'user@sub.sub.sub.iana.org',
	'x@x23456789.museum',
	'user@123.com',
	'user@xn--bcher-kva.example',
	'meera@xn--11b4c3d.xn--h2brj9c',
	'UPPER@IANA.ORG',
	// a domain in another script, and what is pasted unseen, are written in ASCII
	'test@ïana.org',
	'test@iana.org\u200b',
	`${'a'.repeat(64)}@iana.org`,
];

/** Addresses that must be refused. */
const invalid = [
	'',
	'plain',
	'@iana.org',
	'test@',
	'test@@iana.org',
	'a@b@c.org',
	'test@iana.org@',
	'test iana@iana.org',
	' test@iana.org',
	'test@iana.org ',
	'"quoted"@iana.org',
	'"quoted string"@iana.org',
	'test(comment)@iana.org',
	'test@iana.org(comment)',
	'first\\@last@iana.org',
	'test@[127.0.0.1]',
	'test@[IPv6:::1]',
	'test@-iana.org',
	'test@iana-.org',
	'test@iana..org',
	'test@.iana.org',
	'test@iana.org.',
	'test@iana_x.org',
	'test@iana.org,two@iana.org',
	'test@iana.org;two@iana.org',
	'<test@iana.org>',
	'Name <test@iana.org>',
	'test@iana.org\n',
	'test@iana.org\r\nBcc: x@y.org',
	'test@iana\u0000.org',
	'té@iana.org',
	'नाम@iana.org',
	'\u202etest@iana.org',
	`test@${'a'.repeat(64)}.org`,
	`a@${'b.'.repeat(130)}org`,
];

const reads = (email: string) => readSubmission('message', { name: 'A', email, message: 'b' }).ok;

for (const address of valid) it(`row 18: takes ${address}`, () => assert.equal(reads(address), true));
for (const address of invalid)
	it(`row 18: refuses ${JSON.stringify(address)}`, () => assert.equal(reads(address), false));
