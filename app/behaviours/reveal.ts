import * as pace from './pace.ts';

/**
 * The share of an element that must be in view to reveal it: a tenth (REVEAL-1). Of one taller than ten viewports
 * a tenth never is, so any part of it does.
 */
export function revealShare(height: number, viewport: number): number {
	return height * pace.revealShare >= viewport ? 0 : pace.revealShare;
}
