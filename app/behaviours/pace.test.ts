import { expect, test } from 'vitest';
import * as pace from './pace.ts';

test.each([
	['[ERR-2] a page chunk may take 120000 ms', pace.chunkTimeout, 120_000],
	['[HOME-3] the strip moves every 70 ms', pace.achievementsPixel, 70],
	['[PORT-2] a screenshot scrolls every 20 ms', pace.portfolioPixel, 20],
])('%s', (_title, kept, required) => {
	expect(kept).toBe(required);
});
