import assert from 'node:assert/strict';
import { setTimeout as pause } from 'node:timers/promises';
import { isLaidOut } from '../laid-out.ts';
import type { ServerProcess } from '../server/server-process.ts';
import { type Translation, translate } from '../translated/translator.ts';
import { answerOf, type Driver } from './driver.ts';
import { find, helpers, middleOf } from './in-page.ts';

/** What a visitor does and sees on a page. */
export type Page = ReturnType<typeof pageOf>;

/** Keys as WebDriver writes them. */
export const keys = { Escape: '\uE00C', Enter: '\uE007', Shift: '\uE008', ArrowRight: '\uE014' } as const;

/**
 * @param scripted whether the browser runs script, for which a page then waits
 * @param translation how each page is translated as soon as its document stands
 */
export function pageOf(
	driver: Driver,
	{ origin, said }: ServerProcess,
	scripted: boolean,
	translation?: Translation,
) {
	/** Calls a function in the page, where it has only what in-page.ts offers. */
	const read = async <A extends readonly unknown[], T>(look: (...words: A) => T, ...words: A): Promise<T> =>
		JSON.parse(
			await driver.evaluate(
				`(() => { ${helpers}\nreturn JSON.stringify((${look})(...${JSON.stringify(words)}) ?? null); })()`,
			),
		);

	/** Waits until a look at the page finds something; a page that is being left cannot be asked. */
	const until = async <A extends readonly string[]>(look: (...words: A) => unknown, ...words: A) => {
		const ask = async () => ((await read(look, ...words).catch(() => false)) ? true : undefined);
		await answerOf(ask, `${look} (${words.join(', ')})`);
	};

	const sees = (selector: string, words = '') =>
		until((where, what) => find(where, what) !== undefined, selector, words);
	const misses = (selector: string, words = '') =>
		until((where, what) => find(where, what) === undefined, selector, words);
	const isAt = (address: string) => until((wanted) => location.href.endsWith(wanted), address);

	const press = (...pressed: readonly string[]) => {
		const downs = pressed.map((value) => ({ type: 'keyDown', value }));
		const ups = pressed.toReversed().map((value) => ({ type: 'keyUp', value }));
		return driver.perform([{ type: 'key', id: 'keys', actions: [...downs, ...ups] }]);
	};

	const point = async (selector: string, words: string, then: readonly object[]) => {
		await sees(selector, words);
		// parts of the page take their height as they come into sight; and two clicks at one place of the window, which the
		// test scrolls, are a double click to WebKit within 400 ms
		const still = async () => {
			const before = await read(middleOf, selector, words);
			await pause(450);
			const middle = await read(middleOf, selector, words);
			return middle && `${before}` === `${middle}` ? middle : undefined;
		};
		const [x, y] = await answerOf(still, `${selector} (${words}) at rest and uncovered`);
		const move = { type: 'pointerMove', x, y, duration: 0, origin: 'viewport' };
		const parameters = { pointerType: 'mouse' };
		await driver.perform([{ type: 'pointer', id: 'mouse', parameters, actions: [move, ...then] }]);
	};
	const click = (selector: string, words = '') =>
		point(selector, words, [
			{ type: 'pointerDown', button: 0 },
			{ type: 'pointerUp', button: 0 },
		]);

	/** The corner of the window, which is beside every dialog. */
	const corner = { type: 'pointerMove', x: 4, y: 4, duration: 0, origin: 'viewport' };

	const hydrated = async () => {
		await press(keys.Shift);
		await until(() => {
			const { hydrated: yes, motion } = document.documentElement.dataset;
			return yes === 'yes' && motion !== undefined;
		});
	};

	return {
		read,
		until,
		sees,
		misses,
		isAt,
		press,
		click,
		hover: (selector: string, words = '') => point(selector, words, []),
		/** Presses the button of the mouse on an element and lets it go in the corner of the window. */
		dragAway: (selector: string, words = '') =>
			point(selector, words, [{ type: 'pointerDown', button: 0 }, corner, { type: 'pointerUp', button: 0 }]),
		clickCorner: (selector: string) =>
			point(selector, '', [corner, { type: 'pointerDown', button: 0 }, { type: 'pointerUp', button: 0 }]),
		type: async (selector: string, words: string, text: string) => {
			await click(selector, words);
			for (const character of text) await press(character);
		},
		visit: async (path: string) => {
			await driver.navigate(origin + path);
			if (translation) await read(translate, translation);
			await until(() => document.readyState === 'complete');
			if (!scripted) return;
			await hydrated();
			// what is not laid out yet moves what stands below it, also between a look and a click
			await until(isLaidOut);
		},
		hydrated,
		/** Resolves once the server says this in its log, from now on. */
		serverSays: (words: RegExp) => {
			const from = said().length;
			const says = async () => words.exec(said().slice(from))?.[0];
			return answerOf(says, `${words} in the log of the server`);
		},
		resize: driver.resize,
		back: () => driver.traverse(-1),
		forward: () => driver.traverse(1),
		isClean: async () => assert.deepEqual(await driver.complaints(), []),
	};
}
