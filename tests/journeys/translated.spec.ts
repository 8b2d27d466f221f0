import { expect } from '@playwright/test';
import { paths } from '#contract/paths.ts';
import { type Flow, flows } from '../translated/flows.ts';
import type { Kind } from '../translated/translator.ts';
import { openTabs } from '../translated/two-tabs.ts';
import { test } from './open-server.ts';

/** A few of the flows of tests/translated/, on pages that have all kinds of controls between them. */

const tried: readonly (readonly [path: string, flow: keyof typeof flows, kind: Kind])[] = [
	[paths.conferenceHub, 'after', 'nested'],
	[paths.proceedings, 'before', 'nested'],
	[paths.conference, 'during', 'nested'],
	[paths.faq, 'away', 'nested'],
	[paths.proceedings, 'forms', 'nested'],
	[paths.contact, 'forms', 'texts'],
	[paths.conference, 'clock', 'texts'],
	[paths.software, 'moving', 'nested'],
	[paths.conferenceHub, 'original', 'nested'],
];

for (const [path, flow, kind] of tried)
	test(`[ANY-1] ${path} beside its translation: ${flow}, ${kind}`, {
		tag: path === paths.contact ? [] : '@full',
	}, async ({ browser, baseURL }) => {
		test.slow();
		const { settings, go }: Flow = flows[flow];
		const tabs = await openTabs(browser, kind, { ...settings, ...(baseURL && { baseURL }) });
		await go(tabs, path);
		await tabs.close();
		expect(tabs.findings).toEqual({ crashes: [], stale: [], lost: [] });
	});
