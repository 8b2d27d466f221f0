import { expect, test } from '@playwright/test';
import { allPaths } from '../../contract/paths.ts';
import { visit } from './visit.ts';

test('[RT-46] [RT-4] on every address script adopts the page that the server sent, and throws none of it away', async ({
	page,
}) => {
	test.setTimeout(180_000);
	const complaints: string[] = [];
	page.on('console', (message) => message.type() === 'error' && complaints.push(message.text()));
	page.on('pageerror', (error) => complaints.push(String(error)));
	await page.addInitScript(() => {
		document.addEventListener('DOMContentLoaded', () => {
			document.querySelector('main')?.setAttribute('data-from-server', '');
		});
	});
	for (const path of allPaths) {
		await visit(page, path);
		expect(await page.locator('main').count(), path).toBe(1);
		await expect(page.locator('main[data-from-server]'), path).toHaveCount(1);
	}
	expect(complaints).toEqual([]);
});
