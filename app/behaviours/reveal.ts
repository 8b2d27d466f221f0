import * as timings from './timings.ts';

/**
 * The share of an element that must be in view to reveal it: a tenth (REVEAL-1). Of one taller than ten viewports
 * a tenth never is, so any part of it does.
 */
export function revealShare(height: number, viewport: number): number {
	return height * timings.revealShare >= viewport ? 0 : timings.revealShare;
}
