import assert from 'node:assert/strict';
import { test } from 'node:test';
import { slides } from './home.ts';

test('[HERO-1] the image of every slide is described: two of the three are shown by script only', () => {
	assert.equal(slides.length, 3);
	for (const { art } of slides) assert.notEqual(art.alt, '');
});
