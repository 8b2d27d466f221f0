import { once } from 'node:events';
import { launch } from 'chrome-launcher';
import lighthouse, { type Flags } from 'lighthouse';
import { browserFlags, browserPath } from '../../scripts/browser.ts';

/** Bytes of a visit on the wire, headers included; `other` is films, and what script requests. */
type Bytes = Readonly<Record<Kind | 'other' | 'total', number>>;

/** The kinds that are counted each by itself, as Chromium names them. */
export const byteKinds = ['Document', 'Stylesheet', 'Script', 'Font', 'Image'] as const;
type Kind = (typeof byteKinds)[number];

/** One visit as Lighthouse saw it: scores from 0 to 100, times in milliseconds, sizes in bytes on the wire. */
export type Visit = Readonly<
	Record<(typeof scores)[number] | (typeof timings)[number] | 'cls' | 'requests', number>
> & { readonly bytes: Bytes };

export const scores = ['performance', 'accessibility', 'bestPractices', 'seo'] as const;
export const timings = ['fcp', 'lcp', 'tbt', 'main', 'script'] as const;

export type Condition = {
	/** How many times slower than this machine the processor is made. */
	readonly cpu: number;
	/** `simulate` computes a slow line, `devtools` applies one. */
	readonly throttling: 'simulate' | 'devtools';
};

/** Measures one page in a fresh browser, as a phone. Lighthouse misses the start of a visit now and then: that one is taken again. */
export async function measure(address: string, condition: Condition, tries = 3): Promise<Visit> {
	try {
		return await visit(address, condition);
	} catch (error) {
		if (tries === 1) throw error;
		return measure(address, condition, tries - 1);
	}
}

async function visit(address: string, { cpu, throttling }: Condition): Promise<Visit> {
	const browser = await openBrowser();
	try {
		const flags: Flags = {
			port: browser.port,
			logLevel: 'error',
			throttlingMethod: throttling,
			throttling: { cpuSlowdownMultiplier: cpu },
			onlyCategories: ['performance', 'accessibility', 'best-practices', 'seo'],
		};
		const result = await lighthouse(address, flags);
		if (result === undefined) throw new Error(`Lighthouse gave no result for ${address}`);
		const { audits, categories, runtimeError } = result.lhr;
		if (runtimeError !== undefined) throw new Error(`${address}: ${runtimeError.message}`);
		const score = (name: string) => Math.round((categories[name]?.score ?? 0) * 100);
		const figure = (name: string) => audits[name]?.numericValue ?? Number.NaN;
		const items = (audits['network-requests']?.details as { items?: Request[] } | undefined)?.items ?? [];
		return {
			performance: score('performance'),
			accessibility: score('accessibility'),
			bestPractices: score('best-practices'),
			seo: score('seo'),
			fcp: figure('first-contentful-paint'),
			lcp: figure('largest-contentful-paint'),
			tbt: figure('total-blocking-time'),
			main: figure('mainthread-work-breakdown'),
			script: figure('bootup-time'),
			cls: figure('cumulative-layout-shift'),
			bytes: bytesByKind(items),
			requests: items.length,
		};
	} finally {
		const ended = once(browser.process, 'exit');
		browser.kill();
		await ended;
	}
}

/** A headless Chromium with an empty profile that Lighthouse may drive; its resolver knows this machine only. */
function openBrowser() {
	const chromePath = browserPath();
	if (chromePath === undefined)
		throw new Error('No Chromium was found. Install it, or name one in CHROMIUM_PATH.');
	return launch({
		chromePath,
		chromeFlags: [...browserFlags, '--headless', '--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE 127.0.0.1'],
		ignoreDefaultFlags: true,
	});
}

function bytesByKind(requests: readonly Request[]): Bytes {
	const bytes = { Document: 0, Stylesheet: 0, Script: 0, Font: 0, Image: 0, other: 0, total: 0 };
	for (const { resourceType, transferSize = 0 } of requests) {
		bytes[byteKinds.find((kind) => kind === resourceType) ?? 'other'] += transferSize;
		bytes.total += transferSize;
	}
	return bytes;
}

type Request = { readonly transferSize?: number; readonly resourceType?: string };
