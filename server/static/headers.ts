import type { BuiltPage } from '#contract/build.ts';
import { mapHost } from '#contract/map-host.ts';
import type { Config } from '../config.ts';

/** What a page's headers depend on. */
type PageNeeds = Pick<BuiltPage, 'csp' | 'api'>;

export type Headers = Readonly<Record<string, string>>;

const permissions = ['camera', 'geolocation', 'microphone', 'payment', 'usb']
	.map((feature) => `${feature}=()`)
	.join();

type Needs = Pick<Config, 'PUBLIC_ORIGIN' | 'VITALS_URL'>;

/** What every answer carries, whatever it is. */
export function commonHeaders({ PUBLIC_ORIGIN }: Pick<Config, 'PUBLIC_ORIGIN'>): Headers {
	return {
		'x-content-type-options': 'nosniff',
		'cross-origin-resource-policy': 'same-origin',
		...(PUBLIC_ORIGIN.startsWith('https:') && {
			'strict-transport-security': 'max-age=63072000; includeSubDomains',
		}),
	};
}

/** The policy of one page: nothing is allowed that is not named, and no word is unsafe. */
function contentSecurityPolicy({ csp, api }: PageNeeds, { VITALS_URL }: Needs): string {
	const { script, style } = csp;
	const server = api ? ` ${api}` : '';
	const vitals = VITALS_URL ? ` ${new URL(VITALS_URL).origin}` : '';
	return [
		"default-src 'none'",
		`script-src 'self' ${script.join(' ')}`,
		`style-src 'self' ${style.join(' ')}`,
		"img-src 'self' data:",
		"font-src 'self'",
		"media-src 'self'",
		`connect-src 'self'${server}${vitals}`,
		"manifest-src 'self'",
		`form-action 'self'${server} mailto:`,
		`frame-src 'self' https://${mapHost}`,
		"frame-ancestors 'none'",
		"base-uri 'none'",
		"require-trusted-types-for 'script'",
		"trusted-types 'none'",
	]
		.map((directive) => directive.trim())
		.join(';');
}

/** What a page carries. No `cross-origin-embedder-policy`: it would refuse the embedded map. */
export function pageHeaders(page: PageNeeds, config: Needs): Headers {
	return {
		'content-security-policy': contentSecurityPolicy(page, config),
		'cross-origin-opener-policy': 'same-origin',
		'referrer-policy': 'strict-origin-when-cross-origin',
		'permissions-policy': permissions,
	};
}
