import { messageWords, proposalWords } from '#content/forms.ts';
import { arrived, field, main, messageFrom } from './form-page.ts';
import { expect, test } from './open-server.ts';
import { holdScript, readyToWrite } from './visit.ts';

/** Forms that are filled in, or sent, before the page's script has come. */

test('[FORM-8] a submit before script has come is a plain post', async ({ page, running }) => {
	await page.route('**/assets/**', () => {});
	await page.goto('/SubmitProposelForm', { waitUntil: 'commit' });
	await field(page, 'name').fill('Early proposer');
	await field(page, 'email').fill('early@iit.example');
	await field(page, 'message').fill('A conference on natural fibres.');
	await main(page).getByRole('button', { name: proposalWords.button }).click();
	await expect(page.getByRole('heading', { level: 1 })).toHaveText('Message Submitted!');
	expect((await arrived(page, running)).mail.text).toContain('natural fibres');
});

test('[FORM-8] words typed before script has come are sent by script after', { tag: '@full' }, async ({
	page,
	running,
}) => {
	const letScriptCome = await holdScript(page);
	await page.goto('/ContactForm');
	await field(page, 'name').fill('Early writer');
	letScriptCome();
	await readyToWrite(page);
	await expect(field(page, 'name')).toHaveValue('Early writer');
	await field(page, 'email').fill('early@iit.example');
	await field(page, 'message').fill('Begun before script.');
	await main(page).getByRole('button', { name: messageWords.button }).click();
	await expect(page.getByRole('alert').filter({ hasText: 'Message Submitted!' })).toBeFocused();
	await expect(page).toHaveURL('/ContactForm');
	const { mail } = await arrived(page, running);
	expect(mail.subject).toBe(messageFrom('Early writer', '/ContactForm'));
	expect(mail.text).toContain('Begun before script.');
});
