import { expect, test } from 'vitest';
import { scrollUnderCursor } from './cursor-scroll.ts';

const frame = { top: 100, height: 400 };

test('[PORT-1] the preview stands where the cursor stands in its frame', () => {
	expect(scrollUnderCursor(100, frame, 2000)).toBe(0);
	expect(scrollUnderCursor(200, frame, 2000)).toBe(500);
	expect(scrollUnderCursor(500, frame, 2000)).toBe(2000);
});

test('[PORT-1] outside the frame it rests at an end', () => {
	expect(scrollUnderCursor(60, frame, 2000)).toBe(0);
	expect(scrollUnderCursor(900, frame, 2000)).toBe(2000);
});
