import { setTimeout as pause } from 'node:timers/promises';
import { messageWords } from '#content/forms.ts';
import { paths } from '#contract/paths.ts';
import type { Journey } from './journeys.ts';

/** Both forms, in browsers that run script and in browsers that do not. */
export const formJourneys: readonly Journey[] = [
	{
		title: '[FORM-1] [FORM-3] a message is sent and answered with a reference',
		go: async (page) => {
			await page.visit(paths.contact);
			// nobody has written a message within a second of seeing the form
			await pause(1100);
			await page.type('main input', 'Name', 'A. Visitor');
			await page.type('main input', 'Email', 'visitor@vist.example');
			await page.type('main textarea', 'Message', 'Please send the brochure.');
			await page.click('main button', messageWords.button);
			await page.sees('main', 'Message Submitted!');
			await page.until(() => /AEG(-[0-9A-Z]{4}){3}/.test(document.querySelector('main')?.textContent ?? ''));
		},
	},
	{
		title: '[FORM-4] [FORM-6] an attendee registers and receives a reference',
		go: async (page) => {
			await page.visit(paths.registration);
			await pause(1100);
			await page.type('main input', 'Name', 'A. Attendee');
			await page.type('main input', 'Email', 'attendee@vist.example');
			await page.type('main input', 'Phone', '0755 000000');
			await page.type('main input', 'Institute', 'VIST');
			await page.type('main input', 'Department', 'Mechanics');
			await page.click('main form [type=submit]');
			await page.sees('main', 'Registration Successful!');
			await page.until(() => /AEG(-[0-9A-Z]{4}){3}/.test(document.querySelector('main')?.textContent ?? ''));
		},
	},
];
