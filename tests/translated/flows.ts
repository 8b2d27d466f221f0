import type { BrowserContextOptions, Page } from '@playwright/test';
import { goThroughEveryState, letEverythingMove, stillClock } from './by-the-clock.ts';
import { pressEverything } from './controls.ts';
import { sendForms } from './forms.ts';
import { goAndComeBack } from './links.ts';
import type { TwoTabs } from './two-tabs.ts';

/** What is done on an address, translated. */
export type Flow = {
	readonly settings?: BrowserContextOptions;
	/** Whether a page, as it was built, has anything to do for it. */
	readonly on?: (html: string) => boolean;
	readonly go: (tabs: TwoTabs, path: string) => Promise<void>;
};

const phone = { viewport: { width: 390, height: 844 } };

/** Types into each field of the page and opens its answers, before script too. */
async function typeEverywhere(page: Page): Promise<void> {
	const fields = page.locator('main :is(input:not([type=hidden], [tabindex="-1"]), textarea)');
	for (const field of await fields.filter({ visible: true }).all()) await field.fill('early@aeg.example');
	await page.evaluate(() => {
		for (const details of document.querySelectorAll<HTMLDetailsElement>('main details')) details.open = true;
	});
}

export const flows = {
	/** Translated once it is hydrated: every control. */
	after: {
		go: async (tabs, path) => {
			await tabs.visit(path, 'after');
			await pressEverything(tabs);
		},
	},
	/** Translated before script comes, on a phone: what was typed, then every control. */
	before: {
		settings: phone,
		go: async (tabs, path) => {
			await tabs.visit(path, 'before', typeEverywhere);
			await pressEverything(tabs);
		},
	},
	/** Translated text by text while it hydrates. */
	during: {
		go: async (tabs, path) => {
			await tabs.visit(path, 'during', typeEverywhere);
			await pressEverything(tabs);
		},
	},
	/** Links, Back and Forward. */
	away: {
		go: async (tabs, path) => {
			await tabs.visit(path, 'after');
			await goAndComeBack(tabs);
		},
	},
	/** Each form of the page: what is wrong with it, the receipt; the search; the password of a document. */
	forms: {
		on: (html) => /<main[\s\S]*(<form|<search)[\s\S]*<\/main>/.test(html),
		go: async (tabs, path) => {
			await tabs.visit(path, 'after');
			await sendForms(tabs);
		},
	},
	/** The clock passes each state of an edition, and the days of each announcement. */
	clock: {
		go: async (tabs, path) => {
			await tabs.prepare(stillClock);
			await tabs.visit(path, 'after');
			await goThroughEveryState(tabs);
		},
	},
	/** Everything that moves by itself does. */
	moving: {
		settings: { reducedMotion: 'no-preference' },
		go: async (tabs, path) => {
			await tabs.prepare(stillClock);
			await tabs.visit(path, 'after');
			await letEverythingMove(tabs);
		},
	},
	/** The visitor wants the original again, then the translation. */
	original: {
		go: async (tabs, path) => {
			await tabs.visit(path, 'after');
			await pressEverything(tabs, 5);
			for (const how of ['same', 'new'] as const) {
				await tabs.showOriginal(how);
				await pressEverything(tabs, 4);
				await tabs.translate();
				await pressEverything(tabs, 4);
			}
		},
	},
} satisfies Readonly<Record<string, Flow>>;
