import assert from 'node:assert/strict';
import { test } from 'node:test';
import { matMessage } from './mat-message.ts';

test('a mat that the address names opens the message', () => {
	assert.match(matMessage('?mat=coir') ?? '', /^I would like to ask about the coir mat\./);
	assert.match(matMessage('mat=white-pineapple') ?? '', /the white pineapple fabric\./);
});

test('a name that is no mat of ours is ignored', () => {
	for (const search of ['', '?mat=', '?mat=gold', '?mat=Coir', '?mat=<script>', '?other=coir'])
		assert.equal(matMessage(search), undefined);
});
