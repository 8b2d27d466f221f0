import type { Page } from '@playwright/test';

/** Where the page stands once it has come to rest. */
export const placeOf = (page: Page): Promise<number> =>
	page.evaluate(async () => {
		for (let place = -1, frames = 0; frames < 6; frames += 1) {
			if (place !== Math.round(scrollY)) frames = 0;
			place = Math.round(scrollY);
			await new Promise(requestAnimationFrame);
		}
		return Math.round(scrollY);
	});
