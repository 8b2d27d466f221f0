import { expect } from '@playwright/test';
import { sitePaths } from '#content/conference/editions.ts';
import { test } from '../journeys/open-server.ts';
import { flows } from './flows.ts';
import { openTabs } from './two-tabs.ts';

for (const path of sitePaths)
	for (const [name, flow] of Object.entries(flows))
		test(`[ANY-1] ${path} ${name}`, async ({ browser, baseURL }, { annotations }) => {
			const tabs = await openTabs(browser, 'nested', baseURL === undefined ? {} : { baseURL });
			await flow(tabs, path);
			annotations.push({ type: 'steps', description: `${tabs.counted.steps}` });
			await tabs.close();
			expect(tabs.findings).toEqual({ crashes: [], stale: [], lost: [] });
		});
