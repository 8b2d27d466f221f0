import { render, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { SocialLinks } from './social-links.tsx';

vi.mock('#content/company.ts', () => ({
	socials: {
		accounts: [
			{ name: 'LinkedIn', to: 'https://www.linkedin.com/company/aeg' },
			{ name: 'ResearchGate', to: 'https://www.researchgate.net/aeg' },
		],
	},
}));

test('[FOOT-1] a network that we have no mark of shows its name', () => {
	render(<SocialLinks className={undefined} size={20} />);
	const [marked, named] = screen.getAllByRole('link');
	expect(marked?.getAttribute('aria-label')).toBe('LinkedIn (opens in a new tab)');
	expect(marked?.querySelector('svg')).not.toBeNull();
	expect(named?.textContent).toBe('ResearchGate');
});
