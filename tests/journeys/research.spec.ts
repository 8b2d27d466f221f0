import { expect, type Page, test } from '@playwright/test';
import { chats, office } from '../../content/company.ts';
import { alive } from './alive.ts';
import { animationsOf } from './animations.ts';
import { visit } from './visit.ts';

/** The home page, the research division and the group's pages, as a visitor meets them. */

const timeOf = async (page: Page, path: string) => {
	await page.clock.install({ time: new Date('2025-01-10T06:00:00Z') });
	await page.goto(path);
	await alive(page);
	await page.clock.pauseAt(new Date('2025-01-10T07:00:00Z'));
};
const heading = (page: Page) => page.getByRole('heading', { level: 1 });

test.describe('home', () => {
	test('[HERO-2] the slider advances every 3000 ms after a change by hand, and wraps', async ({ page }) => {
		await timeOf(page, '/');
		const first = await heading(page).textContent();
		await page.getByRole('button', { name: 'Welcome' }).evaluate((button: HTMLElement) => button.click());
		const welcome = await heading(page).textContent();
		await page.clock.runFor(2999);
		await expect(heading(page)).toHaveText(welcome ?? '');
		await page.clock.runFor(1);
		await expect(heading(page)).not.toHaveText(welcome ?? '');
		await page.clock.runFor(6000);
		await expect(heading(page)).toHaveText(welcome ?? '');
		expect(first).not.toBe('');
	});

	test('[HERO-3] a click on the cloth toggles auto-play', async ({ page }) => {
		await page.goto('/');
		await alive(page);
		const cloth = page.getByRole('region', { name: 'Introduction' }).getByRole('img').first();
		await cloth.click({ position: { x: 20, y: 60 } });
		await expect(page.getByRole('button', { name: 'Start slides' })).toBeVisible();
		await cloth.click({ position: { x: 20, y: 60 } });
		await expect(page.getByRole('button', { name: 'Pause slides' })).toBeVisible();
	});

	test('[MOT-1] under reduced motion the slider and the strip rest, and their controls still work', async ({
		page,
	}) => {
		await page.emulateMedia({ reducedMotion: 'reduce' });
		await timeOf(page, '/');
		const welcome = await heading(page).textContent();
		await page.clock.runFor(60_000);
		await expect(heading(page)).toHaveText(welcome ?? '');
		expect(
			await page.getByRole('region', { name: 'Achievements' }).evaluate((strip) => strip.scrollLeft),
		).toBe(0);
		await page.getByRole('button', { name: 'Next slide' }).click();
		await expect(heading(page)).not.toHaveText(welcome ?? '');
	});

	test('[MOT-1] keyboard focus inside the slider stops it for good', async ({ page }) => {
		await timeOf(page, '/');
		const inside = () => page.evaluate(() => document.activeElement?.closest('#home') !== null);
		for (let presses = 0; presses < 40 && !(await inside()); presses += 1) await page.keyboard.press('Tab');
		expect(await inside()).toBe(true);
		const standing = await heading(page).textContent();
		await page.clock.runFor(60_000);
		await expect(heading(page)).toHaveText(standing ?? '');
		await expect(page.getByRole('button', { name: 'Start slides' })).toBeVisible();
	});

	test('[HOME-1] Home, About Us, Achievements and Contact Us are sections one can go to', async ({
		page,
	}) => {
		await page.setViewportSize({ width: 1280, height: 800 });
		await page.emulateMedia({ reducedMotion: 'reduce' });
		await page.goto('/');
		await alive(page);
		for (const id of ['home', 'about', 'achievements', 'contact']) {
			await page.goto(`/#${id}`);
			await expect(page.locator(`#${id}`)).toBeInViewport();
		}
		const link = page.getByRole('navigation', { name: 'Main', exact: true }).getByRole('link', {
			name: 'Achievements',
		});
		await link.click();
		await expect(page.locator('#achievements').getByRole('heading')).toBeInViewport();
		await expect(link).toHaveAttribute('aria-current', 'true');
	});

	test('[HOME-3] the strip moves 1 px every 70 ms, rests under the pointer, and loops', async ({ page }) => {
		await timeOf(page, '/');
		const strip = page.getByRole('region', { name: 'Achievements' });
		const at = () => strip.evaluate((element) => element.scrollLeft);
		const before = await at();
		await page.clock.runFor(700);
		expect(await at()).toBe(before + 10);
		await strip.dispatchEvent('pointerover');
		await page.clock.runFor(7000);
		expect(await at()).toBe(before + 10);
		const half = await strip.evaluate((element) => {
			const list = element.querySelector('ul') as HTMLElement;
			element.scrollTo({ left: list.offsetWidth + list.offsetLeft - 1, behavior: 'instant' });
			return list.offsetWidth;
		});
		const end = await at();
		await strip.dispatchEvent('pointerout');
		await page.clock.runFor(70);
		expect(await at()).toBe(end + 1 - half);
	});

	test('[HOME-2] an achievement with a link opens a new tab; the second half of the strip is inert', async ({
		page,
	}) => {
		await page.goto('/');
		await alive(page);
		const strip = page.getByRole('region', { name: 'Achievements' });
		await expect(strip.getByRole('link').first()).toHaveAttribute('target', '_blank');
		await expect(strip.locator('ul[inert]')).toHaveCount(1);
	});

	test('[HOME-4] the clients scroll by keyboard, and the faces that come later take nothing back', async ({
		page,
	}) => {
		const { promise: held, resolve: release } = Promise.withResolvers<void>();
		await page.route('**/*.woff2', async (route) => {
			await held;
			await route.continue();
		});
		await page.setViewportSize({ width: 600, height: 900 });
		await page.emulateMedia({ reducedMotion: 'reduce' });
		await page.goto('/');
		const clients = page.getByRole('region', { name: /Universities, institutes and a hospital/ }).last();
		const scrolled = () => clients.evaluate((strip) => strip.scrollLeft);
		await clients.focus();
		await page.keyboard.press('ArrowRight');
		await expect.poll(scrolled).toBe(40);
		release();
		await expect(page.locator('html')).not.toHaveAttribute('data-arriving');
		await alive(page);
		await page.evaluate(() => new Promise((painted) => requestAnimationFrame(() => setTimeout(painted))));
		expect(await scrolled()).toBe(40);
	});

	test('[HOME-4] the buttons of the clients stop where one begins', async ({ page }) => {
		await page.setViewportSize({ width: 600, height: 900 });
		await page.emulateMedia({ reducedMotion: 'reduce' });
		await visit(page, '/');
		await page.getByRole('button', { name: 'Next clients' }).click();
		const clients = page.getByRole('region', { name: /Universities, institutes and a hospital/ }).last();
		const offStart = () =>
			clients.evaluate((strip) => {
				const lefts = [...strip.querySelectorAll('li')].map((item) => item.getBoundingClientRect().left);
				const edge =
					strip.getBoundingClientRect().left + Number.parseFloat(getComputedStyle(strip).paddingLeft);
				return strip.scrollLeft > 0 && Math.min(...lefts.map((left) => Math.abs(left - edge)));
			});
		expect(await offStart()).toBeLessThan(1);
	});

	test('[HOME-5] the contact form stands there with the map', async ({ page }) => {
		await page.goto('/');
		for (const name of ['Name', 'Email', 'Message']) await expect(page.getByLabel(name)).toBeVisible();
		await expect(page.getByRole('link', { name: /Open directions/ })).toBeVisible();
		await expect(page.getByRole('button', { name: 'Load the map' })).toBeVisible();
	});
});

test.describe('products', () => {
	test('[PROD-1] [PROD-2] twelve cards rise, each 0.2 s after the one before, 0.5 s long', async ({
		page,
	}) => {
		await page.goto('/products');
		await expect(heading(page)).toHaveText('Our Products');
		const cards = page.locator('main li[id]');
		await expect(cards).toHaveCount(12);
		for (const [at, card] of (await cards.all()).entries())
			expect(await animationsOf(card)).toEqual([
				{ delay: expect.closeTo(at * 200), lasts: 500, changes: { translate: ['0px 24px', 'none'] } },
			]);
	});

	test('[PROD-2] under reduced motion the cards are simply there', async ({ page }) => {
		await page.emulateMedia({ reducedMotion: 'reduce' });
		await page.goto('/products');
		const last = page.locator('main li[id]').last();
		expect(await last.evaluate((card) => getComputedStyle(card).opacity)).toBe('1');
		expect(await last.evaluate((card) => getComputedStyle(card).animationName)).toBe('none');
	});

	test('a mat opens its facts; Escape closes them and gives focus back', async ({ page }) => {
		await page.goto('/products');
		await alive(page);
		const opener = page.getByRole('button', { name: 'Fibre facts about Coir mat' });
		await opener.click();
		const facts = page.getByRole('dialog', { name: 'Coir mat' });
		await expect(facts).toContainText('husk of the coconut');
		await page.keyboard.press('Escape');
		await expect(facts).toBeHidden();
		await expect(opener).toBeFocused();
	});

	test('"Ask about this mat" opens the contact form with the mat named', async ({ page }) => {
		await page.goto('/products');
		await alive(page);
		await page.getByRole('button', { name: 'Fibre facts about Coir mat' }).click();
		await page.getByRole('dialog').getByRole('link', { name: 'Ask about this mat' }).click();
		await expect(page).toHaveURL(/\/ContactForm\?mat=coir$/);
		const message = page.getByLabel('Message');
		await expect(message).toHaveValue(/^I would like to ask about the coir mat\./);
		await message.fill('Something else');
		await expect(message).toHaveValue('Something else');
	});

	test('a mat that nobody offers is ignored', async ({ page }) => {
		await page.goto('/ContactForm?mat=gold');
		await alive(page);
		await expect(page.getByLabel('Message')).toHaveValue('');
	});
});

test.describe('contact', () => {
	test('[CONT-1] form, details with pin code, directions; the map asks nobody before it is loaded', async ({
		page,
	}) => {
		const abroad: string[] = [];
		page.on('request', (request) => {
			if (new URL(request.url()).hostname !== '127.0.0.1') abroad.push(request.url());
		});
		await page.route('https://www.openstreetmap.org/**', (route) => route.abort());
		await page.goto('/ContactForm');
		await alive(page);
		await expect(page.getByText(`Madhya Pradesh ${office.pinCode}`).first()).toBeVisible();
		await expect(page.getByRole('link', { name: /Open directions/ })).toHaveAttribute('href', /^https:/);
		expect(abroad).toEqual([]);
		await page.getByRole('button', { name: 'Load the map' }).click();
		await expect(page.locator('iframe[title^="Map: "]')).toBeVisible();
		await expect.poll(() => abroad.length).toBeGreaterThan(0);
		expect(abroad.every((url) => url.startsWith('https://www.openstreetmap.org/'))).toBe(true);
	});

	test('[FLOAT-1] two different chat numbers, one with a greeting, and a call', async ({ page }) => {
		await page.goto('/WhatsAppButton');
		const chats = await page
			.locator('main a[href^="https://wa.me/"]')
			.evaluateAll((links) => links.map((link) => link.getAttribute('href') ?? ''));
		expect(new Set(chats.map((chat) => new URL(chat).pathname)).size).toBe(2);
		expect(chats.filter((chat) => new URL(chat).searchParams.has('text'))).toHaveLength(1);
		await page.goto('/ContactWidget');
		await expect(page.locator('main a[href^="tel:"]')).toBeVisible();
		await expect(page.locator('main a[href^="https://wa.me/"]')).toBeVisible();
	});
});

test.describe('landing', () => {
	test('[LAND-1] hero and introduction both offer "Find a conference"', async ({ page }) => {
		await page.goto('/nehome');
		for (const id of ['home', 'about'])
			await expect(page.locator(`#${id}`).getByRole('link', { name: 'Find a conference' })).toHaveAttribute(
				'href',
				'/UpcomingConference',
			);
	});
});

test.describe('group home', () => {
	test('[GROUP-6] a click on a slide beside its links goes to the page of the slide', async ({ page }) => {
		await page.setViewportSize({ width: 1280, height: 900 });
		await page.goto('/OLDHome');
		await alive(page);
		await page.getByText('designed, built, hosted and looked after').click();
		await expect(page).toHaveURL(/\/software$/);
	});

	test('[GROUP-4] dots choose a slide, and the slide stays while the carousel is paused', async ({
		page,
	}) => {
		await page.goto('/OLDHome');
		await alive(page);
		await page.getByRole('button', { name: 'Pause slides' }).click();
		await page.getByRole('button', { name: 'Knowledge and events' }).click();
		await expect(page.getByRole('heading', { name: 'Knowledge and events', level: 2 })).toBeVisible();
		await expect(page.getByRole('heading', { name: 'Software development', level: 2 })).toBeHidden();
	});

	test('[GROUP-1] [MOT-1] under reduced motion no film is fetched', async ({ page }) => {
		const films: string[] = [];
		page.on('request', (request) => {
			if (/\.(webm|mp4)$/.test(request.url())) films.push(request.url());
		});
		await page.emulateMedia({ reducedMotion: 'reduce' });
		await page.goto('/OLDHome');
		await alive(page);
		await page.getByRole('button', { name: 'Next slide' }).click();
		await expect(page.getByRole('heading', { name: 'Knowledge and events', level: 2 })).toBeVisible();
		expect(films).toEqual([]);
	});

	test('[GROUP-9] the form sends nothing over the network and validates nothing', async ({ page }) => {
		await page.goto('/OLDHome');
		await alive(page);
		const asked: string[] = [];
		page.on('request', (request) => {
			if (/^https?:/.test(request.url()) && request.method() !== 'GET') asked.push(request.url());
			if (/\/api\//.test(request.url())) asked.push(request.url());
		});
		await page.getByLabel('Email').fill('not an address');
		await page.getByLabel('Message').fill('Good morning');
		await page.getByRole('button', { name: 'Send Message' }).click();
		await expect(page.getByLabel('Message')).toHaveValue('Good morning');
		await expect(page.getByRole('alert')).toHaveCount(0);
		await expect(page).toHaveURL(/\/OLDHome$/);
		expect(asked).toEqual([]);
	});
});

test.describe('without script', () => {
	test.use({ javaScriptEnabled: false });

	const read: readonly [path: string, words: readonly string[]][] = [
		['/', ['woven into one practice', 'Planned on paper first', 'Fibre mats, test rigs', 'Contact Us']],
		['/nehome', ['Find a conference', 'Achievements', 'Contact Us']],
		['/OLDHome', ['Software development', 'Knowledge and events', 'Research and development', '98%']],
		['/About', ['Consultancy', 'Collaboration', 'International Reach', 'Our Vision']],
		['/Achivements', ['Designed products', 'Published papers', 'Recognitions', 'Teaching hospital']],
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
});
