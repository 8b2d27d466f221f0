import assert from 'node:assert/strict';
import { join } from 'node:path';
import { it } from 'node:test';
import { measure } from '../../bench/api/measure.ts';
import { writeBuild } from '../server/fixture-build.ts';
import { startServer, temporaryFolder } from '../server/server-process.ts';
import { askPages } from './ask-pages.ts';
import { megabytes } from './megabytes.ts';
import { quantile } from './senders.ts';
import { full } from './until.ts';

const seconds = full ? 60 : 2;
const nobody = { SMTP_URL: 'smtp://127.0.0.1:9', MAIL_TO: 'office@aeg.example' };

it(`row 1: ${seconds} s of submissions over 32 connections: every one is stored, and pages are served beside them`, async (test) => {
	const folder = temporaryFolder();
	const BUILD_DIR = writeBuild(join(folder, 'build'));
	await using server = await startServer({ ...nobody, DATA_DIR: folder, BUILD_DIR, LOG_LEVEL: 'silent' });
	await using reader = askPages(server.origin);
	const { rate, p99, failed } = await measure(server.origin, 'POST', 32, seconds);
	await reader.stop();
	const page = quantile(reader.took, 0.99);
	test.diagnostic(
		`${Math.round(rate)} submissions a second, p99 ${p99} ms, failed ${failed}; pages beside them p99 ${page} ms`,
	);
	assert.equal(failed, 0);
	if (full) assert.ok(rate >= 1000 && p99 < 50 && page < 50);
});

it(`row 2: ${seconds} s of pages over 64 connections: every one is answered, and memory does not grow`, async (test) => {
	await using server = await startServer({ ...nobody, DATA_DIR: temporaryFolder(), BUILD_DIR: 'build' });
	await measure(server.origin, 'GET', 64, 2);
	const warm = megabytes(server.process.pid);
	const { rate, p99, failed } = await measure(server.origin, 'GET', 64, seconds);
	const grown = megabytes(server.process.pid) - warm;
	test.diagnostic(
		`${Math.round(rate)} pages a second, p99 ${p99} ms, failed ${failed}, memory ${grown.toFixed(1)} MB more`,
	);
	assert.equal(failed, 0);
	if (full) assert.ok(rate >= 3000 && p99 < 60 && grown < 30);
});
