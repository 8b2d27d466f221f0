import assert from 'node:assert/strict';
import { it } from 'node:test';
import { openLog } from '../metrics/log.ts';
import { reportFailures } from './report-failures.ts';
import { StoreAway } from './store-health.ts';

it('logs each reason once a minute, and once that the store can be used again', () => {
	const logged: string[] = [];
	let now = 0;
	const log = openLog('info', { write: (line: string) => void logged.push(JSON.parse(line).msg) });
	const report = reportFailures(log, () => now);
	report.recovered();
	for (let second = 0; second < 120; second++) {
		now = second * 1000;
		report.failed(new StoreAway('the store is gone'));
	}
	assert.deepEqual(logged, ['the store cannot be used', 'the store cannot be used']);
	report.failed(new StoreAway('the store is damaged'));
	report.failed(new Error('a query was cut off by that'));
	report.recovered();
	report.recovered();
	assert.deepEqual(logged.slice(2), ['the store cannot be used', 'the store can be used again']);
});
