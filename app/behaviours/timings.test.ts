import { expect, test } from 'vitest';
import * as timings from './timings.ts';

test.each([
	['[ERR-2] a page chunk may take 120000 ms', timings.chunkTimeout, 120_000],
	['[HOME-3] the strip moves every 70 ms', timings.achievementsPixel, 70],
	['[PORT-2] a screenshot scrolls every 20 ms', timings.portfolioPixel, 20],
])('%s', (_title, kept, required) => {
	expect(kept).toBe(required);
});
