import type { Browser, BrowserContextOptions, Page } from '@playwright/test';
import { trouble } from '#content/site/error-pages.ts';
import { hydrated } from '../journeys/hydrated.ts';
import { holdScript } from '../journeys/visit.ts';
import { type Kind, type Seen, seen, translate } from './translator.ts';

/** Two tabs in step: what one shows in its own words, the other shows translated. */

/** When the translator comes: before the site's script, together with it, or once the page is hydrated. */
export type Moment = 'before' | 'during' | 'after';

type Translating = { readonly showOriginal: (how: 'same' | 'new') => void };

/** What a visitor does; it says a name for it, or nothing where there was nothing to do. */
export type Step = (page: Page) => Promise<unknown>;

/** What differs: the error page; words that are not true any more; what was typed, opened or come to. */
export type Findings = Readonly<Record<'crashes' | 'stale' | 'lost', string[]>>;

/** Milliseconds after which two tabs that still differ differ for good. */
const patience = 6000;

/** How many texts a translator takes in a frame that comes together with the script. */
const creeping = 8;

export type TwoTabs = Awaited<ReturnType<typeof openTabs>>;

/** Opens the two tabs; `kind` is how the second one is translated. */
export async function openTabs(browser: Browser, kind: Kind, settings: BrowserContextOptions) {
	const tab = async () => (await browser.newContext({ reducedMotion: 'reduce', ...settings })).newPage();
	const [plain, translated] = [await tab(), await tab()];
	const findings: Findings = { crashes: [], stale: [], lost: [] };
	const counted = { steps: 0 };
	translated.on('pageerror', ({ message }) => findings.crashes.push(message));

	const both = async (act: Step): Promise<unknown> => {
		const [said] = await Promise.all([plain, translated].map(act));
		return said;
	};
	/** Translates the second tab from now on, so many texts in a frame, or all at once. */
	const translateNow = (pace = 0) => translated.evaluate(translate, { kind, pace });

	async function compare(name: string): Promise<void> {
		counted.steps += 1;
		const deadline = Date.now() + patience;
		let same = 0;
		for (;;) {
			const [one, other] = await Promise.all([plain.evaluate(seen), translated.evaluate(seen)]);
			const found = differences(one, other);
			same = found.length === 0 ? same + 1 : 0;
			if (same === 2) return;
			if (Date.now() > deadline) {
				for (const [kind, what] of found) findings[kind].push(`${name}: ${what}`);
				return;
			}
			await plain.waitForTimeout(same === 1 ? 30 : 100);
		}
	}
	/**
	 * Opens an address in both.
	 * @param early what the visitor does before script arrives
	 */
	async function visit(path: string, moment: Moment, early: Step = async () => {}): Promise<void> {
		const arrive = async (page: Page) => {
			await page.keyboard.press('Shift');
			await hydrated(page);
		};
		if (moment === 'after') {
			await both((page) => page.goto(path));
			await both(arrive);
			await translateNow();
		} else {
			const letScriptCome = await Promise.all([plain, translated].map((page) => holdScript(page)));
			await both((page) => page.goto(path));
			if (moment === 'before') await translateNow();
			await both(early);
			if (moment === 'during') await translateNow(creeping);
			for (const come of letScriptCome) come();
			await both(arrive);
		}
		await compare(`${path} opened`);
	}
	/** Does the same in both and compares them; once they differ, nothing more is done. */
	async function step(name: string, act: Step): Promise<unknown> {
		if (Object.values(findings).some((found) => found.length > 0)) return;
		const said = await both(act);
		await compare(typeof said === 'string' ? `${name}: ${said}` : name);
		return said;
	}
	async function close(): Promise<void> {
		for (const page of [plain, translated]) await page.context().close();
	}
	/** What stands ready before an address is opened. */
	const prepare = (ready: Step) => both(ready);
	/** The visitor wants the original again; the translator puts back the same texts, or new ones. */
	async function showOriginal(how: 'same' | 'new'): Promise<void> {
		await translated.evaluate((again) => (window as unknown as Translating).showOriginal(again), how);
		await compare(`the original again, ${how} texts`);
	}
	return {
		findings,
		counted,
		translated,
		translate: translateNow,
		prepare,
		showOriginal,
		visit,
		step,
		close,
	};
}

function differences(one: Seen, other: Seen): (readonly [keyof Findings, string])[] {
	const isError = ({ words }: Seen) =>
		words.includes(trouble.heading) || words.includes('Unexpected Application');
	if (isError(other) && !isError(one)) return [['crashes', 'the error page']];
	return (Object.keys(one) as (keyof Seen)[])
		.filter((part) => JSON.stringify(one[part]) !== JSON.stringify(other[part]))
		.map((part) => {
			const kind = part === 'words' || part === 'title' ? 'stale' : 'lost';
			return [kind, `${part}: ${firstDifference(String(one[part]), String(other[part]))}`] as const;
		});
}

function firstDifference(one: string, other: string): string {
	const at = [...one].findIndex((letter, place) => letter !== other[place]);
	const from = Math.max(0, (at < 0 ? one.length : at) - 40);
	return `“${one.slice(from, from + 90)}” is “${other.slice(from, from + 90)}”`;
}
