import { type BrowserContextOptions, expect, type Page } from '@playwright/test';
import { trouble } from '#content/site/error-pages.ts';

/** A place in the site in which an upgrade finds a visitor. */
export type Place = {
	readonly name: string;
	readonly path: string;
	readonly options?: BrowserContextOptions;
	/** What the visitor has done before the upgrade. */
	readonly before: (page: Page) => Promise<void>;
	/** What they do next; it leads to `leadsTo`. */
	readonly next: (page: Page) => Promise<void>;
	readonly leadsTo: string;
	/** What must still be true once they are back where they were. */
	readonly kept?: (page: Page) => Promise<void>;
};

const main = (page: Page) => page.getByRole('main');
const footerLink = (page: Page, name = 'Technologies') =>
	page.locator('footer').getByRole('link', { name, exact: true });
const toTechnologies = {
	next: (page: Page) => footerLink(page).click(),
	leadsTo: '/services/technologies',
};
/** The menu of a phone. */
const sheet = (page: Page) => page.getByRole('navigation', { name: /menu/ });
const nothing = async () => {};
const message = 'Half a message, नमस्ते';

export const places: readonly Place[] = [
	{
		name: 'a contact form, half typed',
		path: '/ContactForm',
		before: (page) => main(page).getByLabel('Message').fill(message),
		...toTechnologies,
		kept: (page) => expect(main(page).getByLabel('Message')).toHaveValue(message),
	},
	{
		name: 'a registration, half typed',
		path: '/registerConference',
		before: (page) => main(page).locator('[name=department]').fill('Mechanics'),
		...toTechnologies,
		kept: (page) => expect(main(page).locator('[name=department]')).toHaveValue('Mechanics'),
	},
	{
		name: 'a mail composer, half typed',
		path: '/OLDHome',
		before: (page) => main(page).getByLabel('Message').fill(message),
		...toTechnologies,
		kept: (page) => expect(main(page).getByLabel('Message')).toHaveValue(message),
	},
	{
		name: 'just after a message was sent',
		path: '/ContactForm',
		before: async (page) => {
			await main(page).getByLabel('Name').fill('Meera');
			await main(page).getByLabel('Email').fill('meera@vist.example');
			await main(page).getByLabel('Message').fill(message);
			await page.waitForFunction(() => performance.now() > 1000);
			await main(page).locator('form [type=submit]').first().click();
			await expect(main(page)).toContainText('Message Submitted!');
		},
		...toTechnologies,
		kept: (page) => expect(main(page)).toContainText(/AEG(-[0-9A-Z]{4}){3}/),
	},
	{
		name: 'an open dialog',
		path: '/Sponsor',
		before: (page) => main(page).locator('button[aria-haspopup="dialog"]').first().click(),
		next: async (page) => {
			await page.keyboard.press('Escape');
			await footerLink(page).click();
		},
		leadsTo: '/services/technologies',
		kept: async (page) => {
			await main(page).locator('button[aria-haspopup="dialog"]').first().click();
			await expect(page.getByRole('dialog').getByRole('listitem').first()).toBeVisible();
		},
	},
	{
		name: 'the photo viewer',
		path: '/ConferenceGallery',
		before: async (page) => {
			await main(page).locator('ul a[href^="/pictures/"]').first().click();
			await page.keyboard.press('ArrowRight');
		},
		next: async (page) => {
			await page.keyboard.press('ArrowRight');
			await expect(page.getByRole('dialog').getByRole('status')).toContainText('Picture 3 of');
			await page.keyboard.press('Escape');
			await footerLink(page).click();
		},
		leadsTo: '/services/technologies',
	},
	{
		name: 'the proceedings, all photos open',
		path: '/ConferenceProceding',
		before: (page) => page.getByRole('button', { name: 'View All Photos' }).click(),
		next: async (page) => {
			await page.goBack();
			await expect(page.getByRole('dialog')).toHaveCount(0);
			await footerLink(page).click();
		},
		leadsTo: '/services/technologies',
	},
	{
		name: 'the search, words typed and found',
		path: '/faq',
		before: async (page) => {
			await page.keyboard.press('Control+K');
			await page.getByRole('searchbox').fill('coir');
			await expect(page.getByRole('dialog').locator('a[href="/products"]')).toBeVisible();
		},
		next: (page) => page.getByRole('dialog').locator('a[href="/products"]').click(),
		leadsTo: '/products',
	},
	{
		name: 'a page whose search was not opened yet',
		path: '/ContactForm',
		before: (page) => main(page).getByLabel('Message').fill(message),
		next: (page) => page.keyboard.press('Control+K'),
		leadsTo: '/search',
		kept: (page) => expect(main(page).getByLabel('Message')).toHaveValue(message),
	},
	{
		name: 'the middle of the slides',
		path: '/',
		options: { reducedMotion: 'reduce' },
		before: (page) => page.getByRole('button', { name: 'Next slide' }).click(),
		next: async (page) => {
			await page.getByRole('button', { name: 'Next slide' }).click();
			await footerLink(page).click();
		},
		leadsTo: '/services/technologies',
	},
	{
		name: 'a page that Back has led to',
		path: '/faq',
		before: async (page) => {
			await footerLink(page, 'About').click();
			await expect(page).toHaveURL('/services/AboutUs');
			await page.goBack();
			await expect(page).toHaveURL('/faq');
		},
		...toTechnologies,
	},
	{
		name: 'the menu of a phone, open',
		path: '/About',
		options: { viewport: { width: 390, height: 800 } },
		before: async (page) => {
			await page.locator('summary', { hasText: 'Menu' }).click();
			await expect(sheet(page)).toBeVisible();
		},
		next: (page) => sheet(page).getByRole('link', { name: 'Products' }).click(),
		leadsTo: '/products',
	},
	{
		name: 'the error page',
		path: '/faq',
		before: async (page) => {
			await page.route(/\/assets\/technologies-/, (route) => route.abort());
			await footerLink(page).click();
			await expect(page.locator('h1')).toHaveText(trouble.heading);
			await page.unrouteAll();
		},
		next: (page) => page.getByRole('link', { name: trouble.retry }).click(),
		leadsTo: '/services/technologies',
	},
	{
		name: 'a page with an edition’s data',
		path: '/register',
		before: nothing,
		next: (page) => main(page).locator('a[href="/Conference"]').first().click(),
		leadsTo: '/Conference',
	},
];
