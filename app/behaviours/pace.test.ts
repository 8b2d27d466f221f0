import { expect, test } from 'vitest';
import * as pace from './pace.ts';

test.each([
	['[HEAD-4] the way back pulses for 5000 ms', pace.backPulse, 5000],
	['[PROD-2] a card follows the one before after 0.2 s', pace.productStagger, 200],
	['[PROD-2] a card takes 0.5 s', pace.productRise, 500],
	['[ERR-2] a page chunk may take 120000 ms', pace.chunkTimeout, 120_000],
	['[HOME-3] the strip moves every 70 ms', pace.achievementsPixel, 70],
	['[PORT-2] a screenshot scrolls every 20 ms', pace.portfolioPixel, 20],
	['[LIM-1] mobile is below 768 px', pace.mobileBelow, 768],
	['[LIM-1] tablet is below 1024 px', pace.tabletBelow, 1024],
])('%s', (_title, kept, required) => {
	expect(kept).toBe(required);
});
