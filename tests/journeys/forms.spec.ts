import { editions } from '#app/editions/editions.ts';
import { fillIn } from '#content/email-words.ts';
import { messageWords, projectWords } from '#content/forms.ts';
import { submissionEmails } from '#content/site/emails.ts';
import { topics } from '#content/software/topics.ts';
import { editionState } from '#contract/dates.ts';
import { about, arrived, field, main, messageFrom } from './form-page.ts';
import { hydrated } from './hydrated.ts';
import { expect, organiser, sender, test } from './open-server.ts';
import { visitToWrite } from './visit.ts';

const { current } = editions;

/** Both submissions, with script and without, to the organiser's mailbox. */

const scripts = [
	{ javaScriptEnabled: true, how: 'with script' },
	{ javaScriptEnabled: false, how: 'without script' },
];

for (const { javaScriptEnabled, how } of scripts) {
	test.describe(how, () => {
		test.use({ javaScriptEnabled });

		test('[FORM-1] [FORM-3] [FORM-8] [FORM-9] a message arrives, answerable and whole', async ({
			page,
			running,
		}) => {
			await visitToWrite(page, '/ContactForm', javaScriptEnabled);
			await field(page, 'name').fill('मीरा शर्मा');
			await field(page, 'email').fill('meera@vist.example');
			await field(page, 'message').fill(`नमस्ते,\n<b>please</b> send the brochure, ${how}.`);
			await main(page).getByRole('button', { name: messageWords.button }).click();
			await expect(page.getByText('Message Submitted!', { exact: true }).last()).toBeVisible();
			const { reference, mail } = await arrived(page, running);
			expect(mail.from?.address).toBe(sender);
			expect(mail.to?.map(({ address }) => address)).toEqual([organiser]);
			expect(mail.replyTo?.map(({ address }) => address)).toEqual(['meera@vist.example']);
			expect(mail.subject).toBe(messageFrom('मीरा शर्मा', '/ContactForm'));
			expect(mail.text).toContain(`please</b> send the brochure, ${how}.`);
			expect(mail.html).toContain(`&lt;b&gt;please&lt;/b&gt; send the brochure, ${how}.`);
			expect(mail.html).toContain(reference);
		});

		test('[FORM-2] [FORM-4] [FORM-8] [FORM-9] a registration arrives with its five fields', async ({
			page,
			running,
		}) => {
			await visitToWrite(page, '/registerConference', javaScriptEnabled);
			await field(page, 'name').fill(`Attendee ${how}`);
			await field(page, 'email').fill('attendee@iit.example');
			await field(page, 'phone').fill('+91 00000 00001');
			await field(page, 'affiliation').fill('State technical university');
			await field(page, 'department').fill('Mechanical engineering');
			await main(page).locator('form:has([name=department]) [type=submit]').click();
			await expect(page.getByText('Registration Successful!', { exact: true }).last()).toBeVisible();
			const { mail } = await arrived(page, running);
			expect(mail.replyTo?.map(({ address }) => address)).toEqual(['attendee@iit.example']);
			expect(mail.subject).toBe(
				// the state is that of the server's clock
				fillIn(submissionEmails('registration', editionState(current, Date.now())).toOrganiser.subject, {
					conference: current.name,
					sender: `Attendee ${how}`,
					affiliation: 'State technical university',
					about: about('/registerConference'),
				}),
			);
			for (const part of [mail.text, mail.html])
				for (const words of ['+91 00000 00001', 'State technical university', 'Mechanical engineering'])
					expect(part).toContain(words);
		});

		test('[CTA-1] [FORM-8] the email names the page and the topic that a button promised', {
			tag: '@full',
		}, async ({ page, running }) => {
			await visitToWrite(page, '/services/SEOServicesPage', javaScriptEnabled);
			await page.getByRole('link', { name: 'Get Free SEO Audit' }).first().click();
			await expect(page).toHaveURL(/topic=seo-audit$/);
			// whoever sends a form within a second of its coming is a machine
			await field(page, 'name').waitFor();
			await page.waitForTimeout(1500);
			await field(page, 'name').fill('A. Client');
			await field(page, 'email').fill('client@shop.example');
			const message = field(page, 'message');
			await message.fill(`${await message.inputValue()}Please look at our site.`);
			await main(page).getByRole('button', { name: projectWords.button }).click();
			await expect(page.getByText('Message Submitted!', { exact: true }).last()).toBeVisible();
			const { mail } = await arrived(page, running);
			expect(mail.subject).toBe(
				messageFrom('A. Client', '/contact', javaScriptEnabled ? topics['seo-audit'].label : 'seo audit'),
			);
		});

		test('[FORM-4] [FORM-8] what is wrong is said and what was typed stays', async ({ page }) => {
			await visitToWrite(page, '/registerConference', javaScriptEnabled);
			await field(page, 'name').fill('Attendee');
			await field(page, 'email').fill('attendee@iit.example');
			// A blank passes the browser's own check of required fields, not ours.
			for (const name of ['phone', 'affiliation', 'department'] as const) await field(page, name).fill(' ');
			await main(page).locator('form:has([name=department]) [type=submit]').click();
			await expect(main(page).getByText('Enter your institute').first()).toBeVisible();
			await expect(field(page, 'name')).toHaveValue('Attendee');
			await expect(field(page, 'email')).toHaveValue('attendee@iit.example');
		});
	});
}

test('[FORM-5] with the network gone the words stay, over a reload too, and arrive once it is back', async ({
	page,
	running,
}) => {
	await visitToWrite(page, '/ContactForm');
	await field(page, 'name').fill('Offline author');
	await field(page, 'email').fill('author@iit.example');
	await field(page, 'message').fill('Written on a train.');
	await page.route('**/api/**', (route) => route.abort('internetdisconnected'));
	await main(page).getByRole('button', { name: messageWords.button }).click();
	const alert = page.getByRole('alert').filter({ hasText: 'Failed to send message!' });
	await expect(alert).toContainText(messageWords.troubles.offline);
	await expect(alert).toBeFocused();
	await page.reload();
	await hydrated(page);
	await expect(field(page, 'message')).toHaveValue('Written on a train.');
	await page.unroute('**/api/**');
	await main(page).getByRole('button', { name: messageWords.button }).click();
	await expect(page.getByRole('alert').filter({ hasText: 'Message Submitted!' })).toBeFocused();
	expect((await arrived(page, running)).mail.text).toContain('Written on a train.');
});

test('[FORM-3] [FORM-10] a receipt is still there after a reload, until another is to be sent', {
	tag: '@full',
}, async ({ page, running }) => {
	await visitToWrite(page, '/ContactForm');
	await field(page, 'name').fill('A. Keeper');
	await field(page, 'email').fill('keeper@iit.example');
	await field(page, 'message').fill('Kept over a reload.');
	await main(page).getByRole('button', { name: messageWords.button }).click();
	const { reference } = await arrived(page, running);
	await page.reload();
	await hydrated(page);
	await expect(main(page).getByText(reference, { exact: true })).toBeVisible();
	await expect(main(page).locator('form')).toBeHidden();
	await main(page).locator('summary').click();
	await expect(main(page).getByText('Kept over a reload.')).toBeVisible();
	const download = page.waitForEvent('download');
	await main(page).getByRole('button', { name: messageWords.receipt.save }).click();
	expect((await download).suggestedFilename()).toBe(`${reference}.txt`);
	await main(page).getByRole('button', { name: messageWords.receipt.again }).click();
	await expect(field(page, 'name')).toBeFocused();
	await expect(field(page, 'message')).toHaveValue('');
	await page.reload();
	await hydrated(page);
	await expect(main(page).getByText(reference)).toHaveCount(0);
});

test('[FORM-10] a receipt never stands above a later message that did not go', { tag: '@full' }, async ({
	page,
	running,
}) => {
	await visitToWrite(page, '/ContactForm');
	const write = async (name: string, message: string) => {
		await field(page, 'name').fill(name);
		await field(page, 'email').fill('author@iit.example');
		await field(page, 'message').fill(message);
		await main(page).getByRole('button', { name: messageWords.button }).click();
	};
	await write('First author', 'The first one.');
	const { reference } = await arrived(page, running);
	await main(page).getByRole('button', { name: messageWords.receipt.again }).click();
	await page.route('**/api/**', (route) => route.abort('internetdisconnected'));
	await write('Second author', 'The second one.');
	await expect(page.getByRole('alert').filter({ hasText: 'Failed to send message!' })).toBeFocused();
	for (const leave of [
		() => page.reload(),
		async () => {
			await page.goto('/About');
			await page.goBack();
		},
	]) {
		await leave();
		await hydrated(page);
		await expect(field(page, 'message')).toHaveValue('The second one.');
		await expect(main(page).getByText(reference)).toHaveCount(0);
		await expect(main(page).getByText('Message Submitted!')).toHaveCount(0);
	}
});

test('[FORM-10] a page that is left in mid-send comes back with its words and no receipt', {
	tag: '@full',
}, async ({ page }) => {
	await visitToWrite(page, '/ContactForm');
	await page.route('**/api/**', () => {});
	await field(page, 'name').fill('Hasty author');
	await field(page, 'email').fill('author@iit.example');
	await field(page, 'message').fill('Are you there?');
	await main(page).getByRole('button', { name: messageWords.button }).click();
	await page.reload();
	await hydrated(page);
	await expect(field(page, 'message')).toHaveValue('Are you there?');
	await expect(main(page).getByText('Message Submitted!')).toHaveCount(0);
});

test('[FORM-5] an answer that was lost on its way is not a second submission', { tag: '@full' }, async ({
	page,
	running,
}) => {
	await visitToWrite(page, '/ContactForm');
	await field(page, 'name').fill('Unlucky author');
	await field(page, 'email').fill('author@iit.example');
	await field(page, 'message').fill('Once is enough.');
	await page.route('**/api/send-email', async (route) => {
		await route.fetch();
		await route.abort('connectionreset');
	});
	await main(page).getByRole('button', { name: messageWords.button }).click();
	await expect(page.getByRole('alert').filter({ hasText: 'Failed to send message!' })).toBeVisible();
	await page.unroute('**/api/send-email');
	await main(page).getByRole('button', { name: messageWords.button }).click();
	await expect(page.getByRole('alert').filter({ hasText: 'Message Submitted!' })).toBeVisible();
	await arrived(page, running);
	expect(running.mails.mails.filter((mail) => mail.includes('Once is enough.'))).toHaveLength(1);
});

test('[FORM-8] a filled honeypot is left to the server, whose page answers', { tag: '@full' }, async ({
	page,
}) => {
	await visitToWrite(page, '/ContactForm');
	await field(page, 'name').fill('A machine');
	await field(page, 'email').fill('machine@spam.example');
	await field(page, 'message').fill('Buy.');
	await main(page)
		.locator('input[name=leave-empty]')
		.evaluate((honeypot: HTMLInputElement) => {
			honeypot.value = 'https://spam.example';
		});
	await main(page).getByRole('button', { name: messageWords.button }).click();
	await expect(page).toHaveURL('/api/send-email');
	await expect(page.getByRole('heading', { level: 1 })).toHaveText('Message Submitted!');
});
