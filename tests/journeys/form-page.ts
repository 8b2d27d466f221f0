import type { Page } from '@playwright/test';
import { fillIn } from '#content/email-words.ts';
import { labels } from '#content/field-words.ts';
import { emails, pageName } from '#content/site/emails.ts';
import type { Path } from '#contract/paths.ts';
import type { FieldName } from '#contract/submissions.ts';
import type { Running } from './open-server.ts';

/** A page with a form as a visitor fills it in, and the email that comes of it. */

/** What the subject of an email says of the page and the topic. */
export function about(path: Path, topic?: string): string {
	const page = pageName(path);
	if (topic === undefined) return fillIn(emails.submission.about.page, { page });
	return fillIn(emails.submission.about.topic, { page, topic });
}

/** The subject of a message's email. */
export const messageFrom = (sender: string, path: Path, topic?: string) =>
	fillIn(emails.message.toOrganiser.subject, { sender, about: about(path, topic) });

export const main = (page: Page) => page.getByRole('main');
/** A field of the page's form, found by its label. */
export const field = (page: Page, name: FieldName) =>
	main(page).getByRole('textbox', { name: labels[name], exact: true });

/** The reference on the page, and the email that names it. */
export async function arrived(page: Page, running: Running) {
	const reference = await main(page)
		.getByText(/^AEG(-[0-9A-Z]{4}){3}$/)
		.innerText();
	return { reference, mail: await running.mailWith(reference) };
}
