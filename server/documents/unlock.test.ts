import assert from 'node:assert/strict';
import { after, before, it } from 'node:test';
import { openOffice, type TestOffice } from '../../tests/office/open-office.ts';
import { setPassword } from './set-password.ts';
import { unlock } from './unlock.ts';

let office: TestOffice;
before(async () => {
	office = await openOffice();
	await setPassword(office.store, 'conference-summary', 'right horse battery');
});
after(() => office.close());

const tries = (passwords: readonly string[], network: string) =>
	Promise.allSettled(
		passwords.map((password) => unlock(office.store, 'conference-summary', password, network)),
	);
const outcomes = async (passwords: readonly string[], network: string) => {
	const all = await tries(passwords, network);
	return all.map((one) => (one.status === 'fulfilled' ? one.value.is : 'turned away'));
};
const right = (n: number) => Array<string>(n).fill('right horse battery');
const wrong = (n: number) => Array<string>(n).fill('wrong');

it('[PROC-2] hears twenty right passwords at once from one network: none is counted', async () => {
	assert.deepEqual(await outcomes(right(20), '203.0.113.1'), Array(20).fill('right'));
});

it('[PROC-4] hears ten wrong passwords at once from one network, and no more between right ones', async () => {
	const mixed = [...wrong(9), ...right(2), ...wrong(4), ...right(1)];
	assert.deepEqual(await outcomes(mixed, '203.0.113.2'), [
		...Array(9).fill('wrong'),
		...Array(2).fill('right'),
		'wrong',
		...Array(4).fill('tooMany'),
	]);
});

it('[PROC-4] turns away at once what comes while too many wait to be checked', async () => {
	const all = await outcomes(wrong(100), '203.0.113.3');
	assert.equal(all.filter((is) => is === 'wrong').length, 10);
	assert.equal(all.filter((is) => is === 'turned away').length, 59);
});
