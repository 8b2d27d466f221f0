import assert from 'node:assert/strict';
import { test } from 'node:test';
import { beginWithMat } from './mat-message.ts';

test('a mat that the address names opens the message', () => {
	assert.match(beginWithMat('?mat=coir', ''), /^I would like to ask about the coir mat\./);
	assert.match(beginWithMat('mat=white-pineapple', ''), /the white pineapple fabric\./);
});

test('it takes the place of another mat that nothing was written to, and loses no word', () => {
	const coir = beginWithMat('?mat=coir', '');
	assert.match(beginWithMat('?mat=jute', coir), /^I would like to ask about the jute .*What it is for:\n$/s);
	assert.equal(beginWithMat('?mat=coir', 'Forty square metres.'), `${coir}\nForty square metres.`);
	assert.equal(beginWithMat('?mat=coir', `${coir}Forty.`), `${coir}Forty.`);
});

test('a name that is no mat of ours is ignored', () => {
	for (const search of [
		'',
		'?mat=',
		'?mat=gold',
		'?mat=Coir',
		'?mat=toString',
		'?mat=<script>',
		'?other=coir',
	])
		assert.equal(beginWithMat(search, 'Hello'), 'Hello');
});
