import assert from 'node:assert/strict';
import { test } from 'node:test';
import { slides } from './home.ts';

test('[HERO-1] the image of every slide is described: all but the first are shown by script only', () => {
	for (const { art } of slides) assert.notEqual(art.alt, '');
});
