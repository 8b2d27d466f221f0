import { expect } from '@playwright/test';
import { sitePaths } from '#app/editions/site-paths.ts';
import { builtPage } from '../built.ts';
import { test } from '../journeys/open-server.ts';
import { type Flow, flows } from './flows.ts';
import type { Kind } from './translator.ts';
import { openTabs } from './two-tabs.ts';

/** Every flow under Google's way of translating; under the others, what they could tear. */
const columns: readonly (readonly [name: keyof typeof flows, kind: Kind])[] = [
	...(Object.keys(flows) as (keyof typeof flows)[]).map((name) => [name, 'nested'] as const),
	['after', 'moved'],
	['after', 'texts'],
	['forms', 'texts'],
	['clock', 'texts'],
	['after', 'in place'],
];

for (const path of sitePaths)
	for (const [name, kind] of columns)
		test(`[ANY-1] ${path} ${name}, ${kind}`, async ({ browser, baseURL }, { annotations }) => {
			const { on, settings, go }: Flow = flows[name];
			if (on && !on(await builtPage(path))) return;
			const tabs = await openTabs(browser, kind, { ...settings, ...(baseURL && { baseURL }) });
			await go(tabs, path);
			const { crashes, stale, lost } = tabs.findings;
			for (const [type, description] of Object.entries({
				steps: tabs.counted.steps,
				crashes: crashes.length,
				stale: stale.length,
				lost: lost.length,
			}))
				annotations.push({ type, description: `${description}` });
			await tabs.close();
			expect(tabs.findings).toEqual({ crashes: [], stale: [], lost: [] });
		});
