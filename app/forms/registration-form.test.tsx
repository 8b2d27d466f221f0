import { render, screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { afterEach, expect, test, vi } from 'vitest';
import { EditionForm } from '#app/sections/conference/edition-form.tsx';
import {
	answerJson,
	fetching,
	openTabs,
	press,
	registrationForms,
	writeRegistration,
} from '#app/test-forms.tsx';
import { TestRouter } from '#app/test-router.tsx';
import { calls } from '#content/conference/registration-calls.ts';
import { editionStates } from '#contract/edition-states.ts';
import { paths } from '#contract/paths.ts';
import { moments, next } from '../../tests/editions/next.ts';

openTabs();

const forms = registrationForms;
const form = (
	<TestRouter at={paths.registration}>
		<EditionForm edition={next} words={forms} />
	</TestRouter>
);

/** Opens the form in a state of the edition, which keeps it while the test lasts. */
function visitIn(state: keyof typeof moments) {
	vi.useFakeTimers({ now: Date.parse(moments[state]), shouldAdvanceTime: true });
	return render(form);
}

/** Sends it, and is answered that it was received in a state. */
async function sendAnd(answer: object) {
	fetching.mockImplementation(answerJson(answer));
	writeRegistration();
	press(screen.getByRole('form').querySelector('[type=submit]')?.textContent ?? '');
	return screen.findByRole('alert');
}

/** What stands there of the days of the conference. */
const calendarHref = () =>
	screen.queryByRole('link', { name: /calendar/ })?.getAttribute('href') ?? undefined;

test('[FORM-2] [STATE-1] the button offers to register only while registration is open, and not in the built page', () => {
	expect(renderToString(form)).toContain(`${forms.standing.button}<`);
	for (const state of editionStates) {
		const { unmount } = visitIn(state);
		expect(screen.getByRole('button', { name: forms[state].button }), state).toBeTruthy();
		expect(screen.queryAllByRole('button', { name: calls.open }).length, state).toBe(
			state === 'open' ? 1 : 0,
		);
		unmount();
	}
});

test.each(editionStates)(
	'[FORM-4] [STATE-1] received while the edition is %s, the answer and the receipt that is kept say what was recorded, and offer no day that has passed',
	async (state) => {
		const { unmount } = visitIn('open');
		const alert = await sendAnd({ success: true, reference: 'AEG-1234', state });
		const said = () => document.body.textContent ?? '';
		expect(alert.textContent).toBe('Registration Successful!');
		const { recorded, about, next: steps, calendar } = forms[state];
		const check = () => {
			for (const words of [recorded, about.words, ...steps]) expect(said()).toContain(words);
			expect(calendarHref()).toBe(calendar?.file);
		};
		check();
		unmount();
		// years later, in the same tab
		vi.setSystemTime('2031-01-01');
		render(form);
		check();
	},
);

test('[STATE-1] a server that does not say the state is answered for by the clock of the visitor', async () => {
	visitIn('over');
	await sendAnd({ success: true });
	expect(screen.getByText(forms.over.recorded)).toBeTruthy();
	expect(calendarHref()).toBeUndefined();
});

afterEach(() => void vi.useRealTimers());
