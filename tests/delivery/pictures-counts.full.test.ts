import assert from 'node:assert/strict';
import { readdirSync } from 'node:fs';
import { test } from 'node:test';

const named = (family: string) => readdirSync(`media/sources/${family}`).length;

test('[PROD-1] each of the 12 fibre mats has its picture', () => assert.ok(named('mats') >= 12));
test('[GAL-1] there are at least 8 gallery pictures', () => assert.ok(named('gallery') >= 8));
test('[PROC-5] there are at least 50 pictures of the proceedings', () =>
	assert.ok(named('proceedings') >= 50));
test('[WORK-2] there are at least 12 workshop images', () => assert.ok(named('workshops') >= 12));
test('[CONF-4] there are at least 4 patron images', () => assert.ok(named('patrons') >= 4));
