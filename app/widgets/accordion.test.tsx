import { fireEvent, render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { TestRouter } from '#app/test-router.tsx';
import { Accordion } from './accordion.tsx';

const accordion = (
	<TestRouter>
		<Accordion
			name="faq"
			items={[
				{ question: 'When?', answer: '10-11 January 2025' },
				{ question: 'Where?', answer: <p>Bhopal</p> },
			]}
		/>
	</TestRouter>
);

test('[FAQ-1] [WDEV-3] native details that share a name, so that one is open at a time', () => {
	const { container } = render(accordion);
	const details = [...container.querySelectorAll('details')];
	expect(details.map((item) => item.getAttribute('name'))).toEqual(['faq', 'faq']);
	expect(details.map((item) => item.open)).toEqual([false, false]);
	expect(screen.getByRole('heading', { level: 3, name: 'When?' }).closest('summary')).toBeTruthy();
});

test('[FAQ-1] [WDEV-3] one is open at a time where a shared name means nothing to the browser', () => {
	const { container } = render(accordion);
	const [first, second] = [...container.querySelectorAll('details')] as [
		HTMLDetailsElement,
		HTMLDetailsElement,
	];
	// another name each: the browser then does nothing by itself
	second.removeAttribute('name');
	for (const opened of [first, second]) {
		opened.open = true;
		fireEvent(opened, new Event('toggle'));
	}
	expect([first.open, second.open]).toEqual([false, true]);
	second.open = false;
	fireEvent(second, new Event('toggle'));
	expect([first.open, second.open]).toEqual([false, false]);
});
