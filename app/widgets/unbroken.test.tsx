import { render } from '@testing-library/react';
import { expect, test } from 'vitest';
import { unbroken } from './unbroken.tsx';

test('a name in capitals is kept in one line, and the words stay the same', () => {
	const { container } = render(<p>{unbroken('Papers of AIC-RAETHM 2025, on-site')}</p>);
	expect(container.textContent).toBe('Papers of AIC-RAETHM 2025, on-site');
	expect([...container.querySelectorAll('span')].map((name) => name.textContent)).toEqual(['AIC-RAETHM']);
});

test('the short end of "hands-on" stays with its word', () => {
	const { container } = render(<p>{unbroken('Hands-on workshops, on-site')}</p>);
	expect([...container.querySelectorAll('span')].map((name) => name.textContent)).toEqual(['Hands-on']);
});

test('years from one to another stay in one line', () => {
	const { container } = render(<p>{unbroken('Timeline 2018–2022')}</p>);
	expect(container.querySelector('span')?.textContent).toBe('2018–2022');
});

test('words without such a name get no markup', () => {
	const { container } = render(<p>{unbroken('Five tracks')}</p>);
	expect(container.innerHTML).toBe('<p>Five tracks</p>');
});
