import { expect, test } from '@playwright/test';
import { chats } from '#content/company.ts';
import { clients } from '#content/research/clients.ts';

/** Pages of the group and of research, read where no script runs. */

test.use({ javaScriptEnabled: false });

const institutions = clients.map(({ name }) => name);
const read: readonly [path: string, words: readonly string[]][] = [
	['/', ['woven into one practice', 'Planned on paper first', 'Fibre mats, test rigs', 'Contact Us']],
	['/nehome', ['Find a conference', 'Achievements', 'Contact Us']],
	['/OLDHome', ['Software development', 'Knowledge and events', 'Research and development', '98%']],
	['/About', ['Consultancy', 'Collaboration', 'International Reach', 'Our Vision']],
	['/Achivements', ['Designed products', 'Published papers', 'Recognitions', ...institutions]],
	['/services', ['Manufacture And Supply of Products', 'Installation And Repairing of Products']],
	['/products', ['Coir mat', 'Where the fibre comes from', 'Ask about this mat']],
	['/ContactForm', ['Contact Us', 'Message', 'Open directions']],
	['/NewContactForm', ['Which desk answers what', 'Message']],
	['/WhatsAppButton', [chats.general.number, chats.software.number]],
	['/ContactWidget', ['Call AEG', 'Open a chat']],
];

for (const [path, words] of read)
	test(`[RT-46] ${path} can be read in full`, async ({ page }) => {
		await page.goto(path);
		for (const each of words)
			await expect(page.locator('main').getByText(each).filter({ visible: true }).first()).toBeVisible();
	});
