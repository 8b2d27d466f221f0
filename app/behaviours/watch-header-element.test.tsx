import { act, fireEvent, render, screen } from '@testing-library/react';
import { useEffect, useRef } from 'react';
import { beforeEach, expect, test } from 'vitest';
import { watchHeader } from './watch-header.ts';

function Header() {
	const ref = useRef<HTMLElement>(null);
	useEffect(() => (ref.current ? watchHeader(ref.current, 40) : undefined), []);
	return (
		<header ref={ref} data-state="top">
			<details data-testid="menu">
				<summary>Menu</summary>
			</details>
			<a href="#main">Home</a>
		</header>
	);
}

const state = () => screen.getByRole('banner').dataset.state;
function scrollTo(y: number) {
	Object.defineProperty(window, 'scrollY', { value: y, configurable: true });
	fireEvent.scroll(window);
}

beforeEach(() => {
	Object.defineProperty(window, 'scrollY', { value: 0, configurable: true });
	render(<Header />);
});

test('[HEAD-1] [HEAD-2] sticks beyond 40 px, hides on the way down past 100 px, comes back on the way up', () => {
	scrollTo(41);
	expect(state()).toBe('stuck');
	scrollTo(101);
	expect(state()).toBe('hidden');
	scrollTo(90);
	expect(state()).toBe('stuck');
	scrollTo(0);
	expect(state()).toBe('top');
});

test('[HEAD-2] never hides while focus is inside', () => {
	act(() => screen.getByRole('link').focus());
	scrollTo(900);
	expect(state()).toBe('stuck');
});

test('[HEAD-2] comes back when focus moves into it', () => {
	scrollTo(900);
	act(() => screen.getByRole('link').focus());
	expect(state()).toBe('stuck');
});

test('[HEAD-5] never hides while its menu is open', () => {
	screen.getByTestId<HTMLDetailsElement>('menu').open = true;
	scrollTo(900);
	expect(state()).toBe('stuck');
});
