import { render, screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { afterEach, expect, test, vi } from 'vitest';
import { TestRouter } from '#app/test-router.tsx';
import { calls } from '#content/conference/registration-call.ts';
import { registrationWords } from '#content/forms.ts';
import type { Edition } from '#contract/dates.ts';
import { paths } from '#contract/paths.ts';
import { RegistrationForm } from './registration-form.tsx';

const edition: Edition = {
	id: 'next',
	name: 'NEXT 2031',
	opens: '2031-02-01',
	revised: '2031-01-01',
	dates: [
		{ id: 'registration', label: 'Registration', is: 'deadline', first: '2031-04-01', revision: 0 },
		{ id: 'conference', label: 'Conference', is: 'days', first: '2031-05-01', revision: 0 },
	],
};
const form = (
	<TestRouter at={paths.registration}>
		<RegistrationForm words={registrationWords} by={{ edition, calls }} />
	</TestRouter>
);

afterEach(() => void vi.useRealTimers());

test('[FORM-2] the button offers to register only while registration is open, and not in the built page', () => {
	expect(calls.open).not.toBe(calls.closed);
	expect(renderToString(form)).toContain(`${registrationWords.button}<`);
	expect(registrationWords.button).not.toBe(calls.open);
	for (const [moment, state] of [
		['2031-01-31T23:59:59+05:30', 'announced'],
		['2031-02-01T00:00:00+05:30', 'open'],
		['2031-04-01T23:58:59+05:30', 'open'],
		['2031-04-01T23:59:00+05:30', 'closed'],
		['2031-05-01T09:00:00+05:30', 'running'],
		['2032-01-01T09:00:00+05:30', 'over'],
	] as const) {
		vi.useFakeTimers({ now: Date.parse(moment) });
		const { unmount } = render(form);
		expect(screen.getByRole('button', { name: calls[state] }), moment).toBeTruthy();
		expect(screen.queryAllByRole('button', { name: calls.open }).length, moment).toBe(
			state === 'open' ? 1 : 0,
		);
		unmount();
	}
});
