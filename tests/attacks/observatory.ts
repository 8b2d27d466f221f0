import type { OutgoingHttpHeaders } from 'node:http';

/**
 * The score of one answer by the table of the MDN HTTP Observatory (algorithm 6, mdn/mdn-http-observatory, MPL-2.0),
 * retold from its published values. Of its twelve tests two look at the site's other doors (redirection, which
 * `tests/deploy` checks with nginx and Caddy) or at lists kept elsewhere (HSTS preload): they count 0 here.
 */

type Answer = { readonly headers: OutgoingHttpHeaders; readonly html: string };
type Rule = (answer: Answer) => number;

const header = ({ headers }: Answer, name: string) => {
	const value = headers[name];
	return value === undefined ? undefined : String(value).trim();
};

function directives(policy: string): ReadonlyMap<string, readonly string[]> {
	const parts = policy.split(';').map((part) => part.trim().split(/\s+/));
	return new Map(parts.map(([name = '', ...sources]) => [name.toLowerCase(), sources] as const));
}

const hashed = /^'(sha(256|384|512)|nonce)-/;

/** Sources by which anybody's code could run. */
function isOpen(sources: readonly string[] | undefined): boolean {
	if (sources === undefined) return true;
	const inline = sources.includes("'unsafe-inline'") && !sources.some((source) => hashed.test(source));
	return inline || sources.some((source) => ['data:', 'https:', 'http:', '*'].includes(source));
}

const policy: Rule = (answer) => {
	const text = header(answer, 'content-security-policy');
	if (!text) return -25;
	const found = directives(text);
	const fallback = found.get('default-src');
	const script = found.get('script-src') ?? fallback;
	if (isOpen(script) || isOpen(found.get('object-src') ?? fallback)) return -20;
	if (script?.includes("'unsafe-eval'")) return -10;
	if ((found.get('style-src') ?? fallback)?.includes("'unsafe-inline'")) return 0;
	return fallback?.join() === "'none'" ? 10 : 5;
};

const cookies: Rule = (answer) => (header(answer, 'set-cookie') === undefined ? 0 : -20);

const sharing: Rule = (answer) => (header(answer, 'access-control-allow-credentials') === 'true' ? -50 : 0);

const referrer: Rule = (answer) => {
	const value = header(answer, 'referrer-policy');
	if (value === undefined) return 0;
	return /^(no-referrer|same-origin|strict-origin(-when-cross-origin)?)$/.test(value) ? 5 : -5;
};

const transport: Rule = (answer) => {
	const age = /max-age=(\d+)/.exec(header(answer, 'strict-transport-security') ?? '')?.[1];
	if (age === undefined) return -20;
	return Number(age) >= 15_552_000 ? 0 : -10;
};

const scripts: Rule = ({ html }) => {
	const outside = [...html.matchAll(/<script\b[^>]*\bsrc="([^"]*)"[^>]*>/g)];
	if (outside.some(([tag, src = '']) => /^(https?:)?\/\//.test(src) && !/integrity=/.test(tag))) return -5;
	return outside.length > 0 && outside.every(([tag]) => /integrity=/.test(tag)) ? 5 : 0;
};

const sniffing: Rule = (answer) => (header(answer, 'x-content-type-options') === 'nosniff' ? 0 : -5);

const framing: Rule = (answer) => {
	if (directives(header(answer, 'content-security-policy') ?? '').has('frame-ancestors')) return 5;
	return /^(deny|sameorigin)$/i.test(header(answer, 'x-frame-options') ?? '') ? 5 : -20;
};

/** A header that earns ten points by certain values, nothing by others, and costs five when it is no value at all. */
const crossOrigin =
	(name: string, good: RegExp, other: RegExp): Rule =>
	(answer) => {
		const value = header(answer, name);
		if (value === undefined || other.test(value)) return 0;
		return good.test(value) ? 10 : -5;
	};

const rules: Readonly<Record<string, Rule>> = {
	policy,
	cookies,
	sharing,
	referrer,
	transport,
	scripts,
	sniffing,
	framing,
	resource: crossOrigin('cross-origin-resource-policy', /^same-(origin|site)$/, /^cross-origin$/),
	embedder: crossOrigin('cross-origin-embedder-policy', /^(require-corp|credentialless)$/, /^unsafe-none$/),
	opener: crossOrigin(
		'cross-origin-opener-policy',
		/^(same-origin(-allow-popups)?|noopener-allow-popups)$/,
		/^unsafe-none$/,
	),
};

/** The score: 100 and all penalties; what is earned counts only when 90 are left without it. */
export function observatoryScore(answer: Answer): number {
	const values = Object.values(rules).map((rule) => rule(answer));
	const sum = (kept: readonly number[]) => kept.reduce((total, value) => total + value, 0);
	const base = 100 + sum(values.filter((value) => value < 0));
	return base >= 90 ? base + sum(values.filter((value) => value > 0)) : base;
}
