import { expect, test, vi } from 'vitest';
import { askUntilItComes } from './ask-until-it-comes.ts';

const settle = () => new Promise((resolve) => setTimeout(resolve));
const lineIsBack = () => window.dispatchEvent(new Event('online'));
const comesBackToTheTab = () => document.dispatchEvent(new Event('visibilitychange'));

function failing(times: number) {
	let left = times;
	return vi.fn(async () => {
		if (left-- > 0) throw new Error('no network');
		return 'part';
	});
}

test('[ANY-2] a part that does not come is asked for again, and used once', async () => {
	const [load, use, missed] = [failing(2), vi.fn(), vi.fn()];
	askUntilItComes(load, use, missed);
	await settle();
	lineIsBack();
	await settle();
	expect(use).not.toHaveBeenCalled();
	expect(missed).toHaveBeenCalledTimes(2);
	comesBackToTheTab();
	await settle();
	lineIsBack();
	comesBackToTheTab();
	await settle();
	expect(load).toHaveBeenCalledTimes(3);
	expect(use).toHaveBeenCalledExactlyOnceWith('part');
});

test('of what has ended nothing is told, and nothing is asked for any more', async () => {
	const [load, use, missed] = [failing(1), vi.fn(), vi.fn()];
	askUntilItComes(load, use, missed)();
	lineIsBack();
	await settle();
	expect(load).toHaveBeenCalledOnce();
	expect([use.mock.calls, missed.mock.calls]).toEqual([[], []]);
});
