import lighthouse, { type Flags } from 'lighthouse';
import { openBrowser } from './browser.ts';

/** What a visit brought over the line, headers and all; `other` is films, and what script asks for itself. */
type Bytes = Readonly<Record<Kind | 'other' | 'total', number>>;

/** The kinds that are counted each by itself, as Chromium names them. */
export const byteKinds = ['Document', 'Stylesheet', 'Script', 'Font', 'Image'] as const;
type Kind = (typeof byteKinds)[number];

/** One visit as Lighthouse saw it: scores from 0 to 100, times in milliseconds, sizes in bytes on the wire. */
export type Visit = {
	readonly performance: number;
	readonly accessibility: number;
	readonly bestPractices: number;
	readonly seo: number;
	readonly fcp: number;
	readonly lcp: number;
	readonly tbt: number;
	readonly cls: number;
	readonly bytes: Bytes;
	readonly requests: number;
	/** How fast Lighthouse found the machine just before: it falls while something else works. */
	readonly machine: number;
};

export type Condition = {
	/** How many times slower than this machine the processor is made. */
	readonly cpu: number;
	/** `simulate` computes a slow line, `devtools` applies one. */
	readonly throttling: 'simulate' | 'devtools';
	/** Whether the page's own processes go first to the processor, or wait in line with those that measure. */
	readonly first: boolean;
};

/** Measures one page in a fresh browser, as a phone. */
export async function measure(address: string, { cpu, throttling, first }: Condition): Promise<Visit> {
	const browser = await openBrowser(first);
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
		const { audits, categories, environment, runtimeError } = result.lhr;
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
			cls: figure('cumulative-layout-shift'),
			bytes: bytesByKind(items),
			requests: items.length,
			machine: environment.benchmarkIndex,
		};
	} finally {
		await browser.close();
	}
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
