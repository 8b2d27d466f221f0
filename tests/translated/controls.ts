import type { Page } from '@playwright/test';
import type { TwoTabs } from './two-tabs.ts';

/** How many controls of a page are pressed at most: a viewer of photos has one for each. */
const most = 90;

/** Presses every control of a page, and those of what it opens. */
export async function pressEverything(tabs: TwoTabs, atMost = most): Promise<void> {
	for (let pressed = 0; pressed < atMost; pressed += 1) {
		const said = await tabs.step('press', pressNext);
		if (said === undefined) return;
	}
}

async function pressNext(page: Page): Promise<string | undefined> {
	const said = await page.evaluate(pressNextControl);
	// the search comes when it is asked for
	if (said === 'Search') await page.locator('#search-dialog[open]').waitFor();
	return said;
}

/** In the page: presses the next control that has not been pressed; closes what is open when it has no more. */
function pressNextControl(): string | undefined {
	const controls =
		'button:not([type="submit"], :disabled), summary, [role="tab"], a[href^="#"], a[aria-keyshortcuts], a[href^="/pictures/"]:not([target])';
	const dialog = [...document.querySelectorAll<HTMLDialogElement>('dialog[open]')].at(-1);
	const next = [...(dialog ?? document).querySelectorAll<HTMLElement>(controls)].find((one) => {
		const of = one.closest('ul') ?? one;
		const isThumbnail = one.matches('a[href^="/pictures/"]');
		return (
			one.checkVisibility({ visibilityProperty: true }) &&
			!one.closest('[inert], [aria-hidden="true"]') &&
			!one.dataset.pressed &&
			!(isThumbnail && of.querySelector('[data-pressed]'))
		);
	});
	if (next === undefined) {
		dialog?.close();
		return dialog && 'close';
	}
	next.dataset.pressed = 'yes';
	next.focus();
	next.click();
	return next.textContent?.replace('\u2063', '').trim() || next.localName;
}
