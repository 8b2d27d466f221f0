import { render } from '@testing-library/react';
import { expect, test } from 'vitest';
import css from './process.module.css';
import { Process } from './process.tsx';

const step = (at: number, text = 'We write.') => ({ title: `Step ${at}`, text });
const shown = (steps: Parameters<typeof Process>[0]['steps'], beside = false) =>
	render(<Process steps={steps} beside={beside} />).container;
const numbered = (count: number) => Array.from({ length: count }, (_, at) => step(at + 1));

test('the cloth of the steps begins bare and is finished at the last, however many there are', () => {
	for (const count of [2, 4, 6, 12]) {
		const pieces = [...shown(numbered(count)).querySelectorAll('li')].map((one) => one.className);
		expect(pieces[0]).toBe(css.bare);
		expect(pieces.filter((one) => one === css.finished)).toHaveLength(1);
		expect(pieces.at(-1)).toBe(css.finished);
	}
	expect(shown([step(1)]).querySelector('li')?.className).toBe(css.finished);
});

test('steps that do not fit beside one another, or are not to, stand below one another', () => {
	const lies = (...props: Parameters<typeof shown>) =>
		shown(...props).querySelector(`ol.${css.abreast}`) !== null;
	expect(lies(numbered(6))).toBe(true);
	expect(lies(numbered(7))).toBe(false);
	expect(lies(numbered(6), true)).toBe(false);
	expect(lies([step(1), step(2, 'a long text '.repeat(12))])).toBe(false);
});
