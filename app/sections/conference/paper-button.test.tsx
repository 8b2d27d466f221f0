import { render, screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { MemoryRouter } from 'react-router';
import { afterEach, expect, test, vi } from 'vitest';
import { submission } from '#content/conference/guidelines.ts';
import type { Edition } from '#contract/dates.ts';
import { PaperButton } from './paper-button.tsx';

const edition: Edition = {
	id: 'next',
	name: 'NEXT 2031',
	call: '2030-11-01',
	revised: '2030-10-01',
	dates: [{ id: 'paper', label: 'Full paper submission', is: 'deadline', first: '2030-12-14', revision: 0 }],
};
const button = (
	<MemoryRouter>
		<PaperButton edition={edition} links={submission} />
	</MemoryRouter>
);

afterEach(() => void vi.useRealTimers());

test('[CONF-8] the button offers a submission from the day of the call to the deadline, at no other time, and not in the built page', () => {
	expect(renderToString(button)).not.toMatch(/submi/i);
	for (const [moment, offers] of [
		['2030-10-31T23:59:59+05:30', false],
		['2030-11-01T00:00:00+05:30', true],
		['2030-12-14T23:58:59+05:30', true],
		['2030-12-14T23:59:00+05:30', false],
	] as const) {
		vi.useFakeTimers({ now: Date.parse(moment) });
		const { unmount } = render(button);
		expect(screen.getByRole('link').textContent?.includes('submission'), moment).toBe(offers);
		unmount();
	}
});
