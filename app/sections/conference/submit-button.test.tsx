import { render, screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { MemoryRouter } from 'react-router';
import { afterEach, expect, test, vi } from 'vitest';
import type { ImportantDate } from '#contract/dates.ts';
import { SubmitButton } from './submit-button.tsx';

const deadline: ImportantDate = {
	id: 'paper',
	label: 'Full paper submission',
	is: 'deadline',
	first: '2024-12-14',
	revision: 0,
};
const submit = { label: 'Submit', to: '#contact' } as const;
const after = { label: 'Ask', to: '#contact' } as const;
const button = (
	<MemoryRouter>
		<SubmitButton submit={submit} after={after} deadline={deadline} />
	</MemoryRouter>
);

afterEach(() => void vi.useRealTimers());

test('[CONF-8] the button offers a submission until the deadline, and not after it', () => {
	expect(renderToString(button)).toContain('Submit');
	vi.useFakeTimers({ now: Date.parse('2024-12-14T23:58:59+05:30') });
	render(button);
	expect(screen.getByRole('link').textContent).toBe('Submit');
	document.body.replaceChildren();
	vi.setSystemTime(Date.parse('2024-12-14T23:59:00+05:30'));
	render(button);
	expect(screen.getByRole('link').textContent).toBe('Ask');
});
