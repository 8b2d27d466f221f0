import { render } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { afterEach, expect, test, vi } from 'vitest';
import { edition, paperDeadline } from '#content/conference/edition.ts';
import { editionWords } from '#content/conference/edition-words.ts';
import { DeadlineLine } from './deadline-line.tsx';
import { EditionLine } from './edition-line.tsx';

afterEach(() => void vi.useRealTimers());

function line(moment: string): string | null {
	vi.useFakeTimers({ now: Date.parse(moment) });
	const { container, unmount } = render(<EditionLine edition={edition} words={editionWords} />);
	const words = container.textContent;
	unmount();
	vi.useRealTimers();
	return words;
}

test('[CONF-1] the built page says that the 2025 edition was held, whatever the clock of the build', () => {
	expect(renderToString(<EditionLine edition={edition} words={editionWords} />)).toContain(
		'Held on 10 and 11 January 2025.',
	);
});

test('[CONF-1] the line follows the clock of the visit', () => {
	expect(line('2024-12-31T23:58:59+05:30')).toBe('Registration is open until 31 December 2024, 23:59 IST.');
	expect(line('2024-12-31T23:59:00+05:30')).toMatch(/^Registration closed on 31 December 2024\./);
	expect(line('2025-01-10T00:00:00+05:30')).toMatch(/^Taking place now/);
	expect(line('2025-01-12T00:00:00+05:30')).toMatch(/^Held on 10 and 11 January 2025\./);
});

test('[CONF-8] submission says whether there is still time', () => {
	const words = { before: 'Open', after: 'Closed' };
	const says = (moment: string) => {
		vi.useFakeTimers({ now: Date.parse(moment) });
		const { container, unmount } = render(<DeadlineLine date={paperDeadline} words={words} />);
		const said = container.textContent;
		unmount();
		return said;
	};
	expect(renderToString(<DeadlineLine date={paperDeadline} words={words} />)).toContain('Closed');
	expect(says('2024-12-14T23:58:59+05:30')).toBe('Open');
	expect(says('2024-12-14T23:59:00+05:30')).toBe('Closed');
});
