import { topicOpening } from '#contract/message-opening.ts';
import { plans } from '../records/index/plans.ts';
import type { Topic } from '../shapes.ts';

/** The services that have plans, as the addresses of their topics begin. */
export type PlannedService = 'hosting' | 'website' | 'api';

/** The topic of a plan in an address: `hosting-starter`. */
export const planSlug = (service: PlannedService, name: string): string =>
	[service, ...(name.toLowerCase().match(/[a-z0-9]+/g) ?? [])].join('-');

type Stored = readonly { readonly name: string; readonly asks: readonly string[] }[];

/** What a visitor may write about each plan of a service, by its topic. */
const topicsOf = (service: PlannedService, kind: string, stored: Stored): Readonly<Record<string, Topic>> =>
	Object.fromEntries(
		stored.map(({ name, asks }) => {
			const label = `${kind}: ${name}`;
			return [planSlug(service, name), { label, opening: topicOpening(label, ...asks) }];
		}),
	);

export const websiteTopics = topicsOf('website', 'Website plan', plans.websites);
export const apiTopics = topicsOf('api', 'API plan', plans.apis);
export const hostingTopics = topicsOf('hosting', 'Hosting plan', plans.hosting);
