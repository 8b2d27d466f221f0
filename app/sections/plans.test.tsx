import { render, screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { TestRouter } from '#app/test-router.tsx';
import { Plans } from './plans.tsx';

const action = { label: 'Choose', to: '/contact?topic=api-pro' } as const;
const plan = { description: 'For one site.', features: ['1 website'], action } as const;
const show = (plans: React.ReactElement) => render(<TestRouter>{plans}</TestRouter>);

test('[API-2] the popular plan says so in its heading', () => {
	show(<Plans plans={[{ ...plan, name: 'Pro', price: '$49', popular: true }]} />);
	expect(screen.getByRole('heading', { name: 'Pro Most popular' })).toBeDefined();
	expect(screen.getByText('$49')).toBeDefined();
});

test('[HOST-2] a plan without a price shows none', () => {
	show(<Plans plans={[{ ...plan, name: 'Starter' }]} unpriced="Priced on request" />);
	const card = within(screen.getByRole('article'));
	expect(card.getByText('Priced on request')).toBeDefined();
	expect(screen.getByRole('article').textContent).not.toMatch(/[$₹]|\d+ ?(INR|Rs)/);
});

test('[CTA-1] the button of a plan leads to /contact with its topic', () => {
	show(<Plans plans={[{ ...plan, name: 'Pro', price: '$49' }]} />);
	expect(screen.getByRole('link', { name: 'Choose' }).getAttribute('href')).toBe('/contact?topic=api-pro');
});
