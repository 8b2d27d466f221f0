import { expect, test } from '@playwright/test';
import { exampleEmails } from '../server/example-emails.ts';

/** Emails in the window of a phone and of a mail program, with words that are wider than any window. */

const long = 'x'.repeat(10_000);
const wide = exampleEmails({
	message: {
		name: `Dr ${long}`,
		email: `${'y'.repeat(60)}@${'z'.repeat(60)}.example`,
		message: `${long}\n${long}`,
	},
	registration: { affiliation: long, department: `शर्मा${'ठ'.repeat(5000)}`, phone: '1'.repeat(200) },
});

for (const width of [390, 700])
	for (const [kind, { html }] of Object.entries(wide))
		test(`${kind} is no wider than a window of ${width} pixels, however long its words`, {
			tag: width === 390 && kind === 'a message' ? [] : '@full',
		}, async ({ page }) => {
			await page.setViewportSize({ width, height: 800 });
			await page.setContent(html);
			const scrollWidth = () => page.evaluate(() => document.documentElement.scrollWidth);
			expect(await scrollWidth()).toBeLessThanOrEqual(width);
			// some mail programs drop the body with its style, and show what stands in it
			await page.setContent(html.replace(/<body[^>]*>/, '<body>'));
			expect(await scrollWidth()).toBeLessThanOrEqual(width);
		});
