import type { Page } from '@playwright/test';
import { messageWords } from '#content/forms.ts';
import { hydrated } from './hydrated.ts';
import { expect, organiser, type Running, sender, test } from './open-server.ts';
import { holdScript, readyToWrite, visitToWrite } from './visit.ts';

/** Both submissions, with script and without, to the organiser's mailbox. */

const scripts = [
	{ javaScriptEnabled: true, how: 'with script' },
	{ javaScriptEnabled: false, how: 'without script' },
];

const main = (page: Page) => page.getByRole('main');

/** The reference on the page, and the e-mail that names it. */
async function arrived(page: Page, running: Running) {
	const reference = await main(page)
		.getByText(/^AEG(-[0-9A-Z]{4}){3}$/)
		.innerText();
	return { reference, mail: await running.mailWith(reference) };
}

for (const { javaScriptEnabled, how } of scripts) {
	test.describe(how, () => {
		test.use({ javaScriptEnabled });

		test('[FORM-1] [FORM-3] [FORM-8] [FORM-9] a message arrives, answerable and whole', async ({
			page,
			running,
		}) => {
			await visitToWrite(page, '/ContactForm', javaScriptEnabled);
			await main(page).getByLabel('Name').fill('मीरा शर्मा');
			await main(page).getByLabel('Email').fill('meera@vist.example');
			await main(page).getByLabel('Message').fill(`नमस्ते,\n<b>please</b> send the brochure, ${how}.`);
			await main(page).getByRole('button', { name: 'Send message' }).click();
			await expect(page.getByText('Message Submitted!', { exact: true }).last()).toBeVisible();
			const { reference, mail } = await arrived(page, running);
			expect(mail.from?.address).toBe(sender);
			expect(mail.to?.map(({ address }) => address)).toEqual([organiser]);
			expect(mail.replyTo?.map(({ address }) => address)).toEqual(['meera@vist.example']);
			expect(mail.subject).toBe('Message from मीरा शर्मा (/ContactForm)');
			expect(mail.text).toContain(`please</b> send the brochure, ${how}.`);
			expect(mail.html).toContain(`&lt;b&gt;please&lt;/b&gt; send the brochure, ${how}.`);
			expect(mail.html).toContain(reference);
		});

		test('[FORM-2] [FORM-4] [FORM-8] [FORM-9] a registration arrives with its five fields', async ({
			page,
			running,
		}) => {
			await visitToWrite(page, '/registerConference', javaScriptEnabled);
			await main(page).getByLabel('Name').fill(`Attendee ${how}`);
			await main(page).getByLabel('Email').fill('attendee@iit.example');
			await main(page).getByLabel('Phone').fill('+91 00000 00001');
			await main(page).getByLabel('Institute').fill('State technical university');
			await main(page).getByLabel('Department').fill('Mechanical engineering');
			await main(page).getByRole('button', { name: 'Register' }).click();
			await expect(page.getByText('Registration Successful!', { exact: true }).last()).toBeVisible();
			const { mail } = await arrived(page, running);
			expect(mail.replyTo?.map(({ address }) => address)).toEqual(['attendee@iit.example']);
			expect(mail.subject).toBe(
				`Registration: Attendee ${how}, State technical university (/registerConference)`,
			);
			for (const part of [mail.text, mail.html])
				for (const words of ['+91 00000 00001', 'State technical university', 'Mechanical engineering'])
					expect(part).toContain(words);
		});

		test('[CTA-1] [FORM-8] the e-mail names the page and the topic that a button promised', async ({
			page,
			running,
		}) => {
			await visitToWrite(page, '/services/SEOServicesPage', javaScriptEnabled);
			await page.getByRole('link', { name: 'Get Free SEO Audit' }).first().click();
			await expect(page).toHaveURL(/topic=seo-audit$/);
			// the form has not stood there since the document began: whoever sends it within a second is a machine
			await page.waitForTimeout(1000);
			await main(page).getByLabel('Name').fill('A. Client');
			await main(page).getByLabel('Email').fill('client@shop.example');
			const message = main(page).getByLabel('Message');
			await message.fill(`${await message.inputValue()}Please look at our site.`);
			await main(page).getByRole('button', { name: messageWords.button }).click();
			await expect(page.getByText('Message Submitted!', { exact: true }).last()).toBeVisible();
			const { mail } = await arrived(page, running);
			expect(mail.subject).toBe('Message from A. Client (/contact, seo audit)');
		});

		test('[FORM-4] [FORM-8] what is wrong is said and what was typed stays', async ({ page }) => {
			await visitToWrite(page, '/registerConference', javaScriptEnabled);
			await main(page).getByLabel('Name').fill('Attendee');
			await main(page).getByLabel('Email').fill('attendee@iit.example');
			// A blank passes the browser's own check of required fields, not ours.
			for (const label of ['Phone', 'Institute', 'Department']) await main(page).getByLabel(label).fill(' ');
			await main(page).getByRole('button', { name: 'Register' }).click();
			await expect(main(page).getByText('Enter your institute').first()).toBeVisible();
			await expect(main(page).getByLabel('Name')).toHaveValue('Attendee');
			await expect(main(page).getByLabel('Email')).toHaveValue('attendee@iit.example');
		});
	});
}

test('[FORM-5] with the network gone the words stay, over a reload too, and arrive once it is back', async ({
	page,
	running,
}) => {
	await visitToWrite(page, '/ContactForm');
	await main(page).getByLabel('Name').fill('Offline author');
	await main(page).getByLabel('Email').fill('author@iit.example');
	await main(page).getByLabel('Message').fill('Written on a train.');
	await page.route('**/api/**', (route) => route.abort('internetdisconnected'));
	await main(page).getByRole('button', { name: 'Send message' }).click();
	const alert = page.getByRole('alert').filter({ hasText: 'Failed to send message!' });
	await expect(alert).toContainText(messageWords.troubles.offline);
	await expect(alert).toBeFocused();
	await page.reload();
	await hydrated(page);
	await expect(main(page).getByLabel('Message')).toHaveValue('Written on a train.');
	await page.unroute('**/api/**');
	await main(page).getByRole('button', { name: 'Send message' }).click();
	await expect(page.getByRole('alert').filter({ hasText: 'Message Submitted!' })).toBeFocused();
	expect((await arrived(page, running)).mail.text).toContain('Written on a train.');
});

test('[FORM-3] a receipt is still there after a reload, until it is put away', async ({ page, running }) => {
	await visitToWrite(page, '/ContactForm');
	await main(page).getByLabel('Name').fill('A. Keeper');
	await main(page).getByLabel('Email').fill('keeper@iit.example');
	await main(page).getByLabel('Message').fill('Kept over a reload.');
	await main(page).getByRole('button', { name: 'Send message' }).click();
	const { reference } = await arrived(page, running);
	await page.reload();
	await hydrated(page);
	await expect(main(page).getByText(reference, { exact: true })).toBeVisible();
	await expect(main(page).getByLabel('Message')).toHaveValue('');
	const download = page.waitForEvent('download');
	await main(page).getByRole('button', { name: messageWords.receipt.save }).click();
	expect((await download).suggestedFilename()).toBe(`${reference}.txt`);
	await main(page).getByRole('button', { name: messageWords.receipt.away }).click();
	await page.reload();
	await hydrated(page);
	await expect(main(page).getByText(reference)).toHaveCount(0);
});

test('[FORM-5] an answer that was lost on its way is not a second submission', async ({ page, running }) => {
	await visitToWrite(page, '/ContactForm');
	await main(page).getByLabel('Name').fill('Unlucky author');
	await main(page).getByLabel('Email').fill('author@iit.example');
	await main(page).getByLabel('Message').fill('Once is enough.');
	await page.route('**/api/send-email', async (route) => {
		await route.fetch();
		await route.abort('connectionreset');
	});
	await main(page).getByRole('button', { name: 'Send message' }).click();
	await expect(page.getByRole('alert').filter({ hasText: 'Failed to send message!' })).toBeVisible();
	await page.unroute('**/api/send-email');
	await main(page).getByRole('button', { name: 'Send message' }).click();
	await expect(page.getByRole('alert').filter({ hasText: 'Message Submitted!' })).toBeVisible();
	await arrived(page, running);
	expect(running.mails.mails.filter((mail) => mail.includes('Once is enough.'))).toHaveLength(1);
});

test('[FORM-8] a submit before script has come is a plain post', async ({ page, running }) => {
	await page.route('**/assets/**', () => {});
	await page.goto('/SubmitProposelForm', { waitUntil: 'commit' });
	await main(page).getByLabel('Name').fill('Early proposer');
	await main(page).getByLabel('Email').fill('early@iit.example');
	await main(page).getByLabel('Message').fill('A conference on natural fibres.');
	await main(page).getByRole('button', { name: 'Send proposal' }).click();
	await expect(page.getByRole('heading', { level: 1 })).toHaveText('Message Submitted!');
	expect((await arrived(page, running)).mail.text).toContain('natural fibres');
});

test('[FORM-8] words typed before script has come are sent by script after', async ({ page, running }) => {
	const letScriptCome = await holdScript(page);
	await page.goto('/ContactForm');
	await main(page).getByLabel('Name').fill('Early writer');
	letScriptCome();
	await readyToWrite(page);
	await expect(main(page).getByLabel('Name')).toHaveValue('Early writer');
	await main(page).getByLabel('Email').fill('early@iit.example');
	await main(page).getByLabel('Message').fill('Begun before script.');
	await main(page).getByRole('button', { name: 'Send message' }).click();
	await expect(page.getByRole('alert').filter({ hasText: 'Message Submitted!' })).toBeFocused();
	await expect(page).toHaveURL('/ContactForm');
	const { mail } = await arrived(page, running);
	expect(mail.subject).toBe('Message from Early writer (/ContactForm)');
	expect(mail.text).toContain('Begun before script.');
});

test('[FORM-8] a filled honeypot is left to the server, whose page answers', async ({ page }) => {
	await visitToWrite(page, '/ContactForm');
	await main(page).getByLabel('Name').fill('A machine');
	await main(page).getByLabel('Email').fill('machine@spam.example');
	await main(page).getByLabel('Message').fill('Buy.');
	await main(page)
		.locator('input[name=leave-empty]')
		.evaluate((honeypot: HTMLInputElement) => {
			honeypot.value = 'https://spam.example';
		});
	await main(page).getByRole('button', { name: 'Send message' }).click();
	await expect(page).toHaveURL('/api/send-email');
	await expect(page.getByRole('heading', { level: 1 })).toHaveText('Message Submitted!');
});
