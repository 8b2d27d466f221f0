import assert from 'node:assert/strict';
import { it } from 'node:test';
import { measure } from '../../bench/api/measure.ts';
import { startOffice, temporaryFolder } from '../office/office-process.ts';
import { megabytes } from './megabytes.ts';
import { full } from './until.ts';

const seconds = full ? 60 : 2;
const nobody = { SMTP_URL: 'smtp://127.0.0.1:9', MAIL_TO: 'office@aeg.example' };

it(`row 1: ${seconds} s of letters over 32 connections: every one is stored`, async (test) => {
	await using office = await startOffice({ ...nobody, DATA_DIR: temporaryFolder(), LOG_LEVEL: 'silent' });
	const { rate, p99, failed } = await measure(office.origin, 'POST', 32, seconds);
	test.diagnostic(`${Math.round(rate)} letters a second, p99 ${p99} ms, failed ${failed}`);
	assert.equal(failed, 0);
	if (full) assert.ok(rate >= 2000 && p99 < 50);
});

it(`row 2: ${seconds} s of pages over 64 connections: every one is answered, and memory does not grow`, async (test) => {
	await using office = await startOffice({ ...nobody, DATA_DIR: temporaryFolder(), BUILD_DIR: 'build' });
	await measure(office.origin, 'GET', 64, 2);
	const warm = megabytes(office.process.pid);
	const { rate, p99, failed } = await measure(office.origin, 'GET', 64, seconds);
	const grown = megabytes(office.process.pid) - warm;
	test.diagnostic(
		`${Math.round(rate)} pages a second, p99 ${p99} ms, failed ${failed}, memory ${grown.toFixed(1)} MB more`,
	);
	assert.equal(failed, 0);
	if (full) assert.ok(rate >= 3000 && p99 < 60 && grown < 30);
});
