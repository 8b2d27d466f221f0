import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { Accordion } from './accordion.tsx';

test('[FAQ-1] [WDEV-3] native details that share a name, so that one is open at a time', () => {
	const { container } = render(
		<Accordion
			name="faq"
			items={[
				{ question: 'When?', answer: '10-11 January 2025' },
				{ question: 'Where?', answer: <p>Bhopal</p> },
			]}
		/>,
	);
	const details = [...container.querySelectorAll('details')];
	expect(details.map((item) => item.getAttribute('name'))).toEqual(['faq', 'faq']);
	expect(details.map((item) => item.open)).toEqual([false, false]);
	expect(screen.getByRole('heading', { level: 3, name: 'When?' }).closest('summary')).toBeTruthy();
});
