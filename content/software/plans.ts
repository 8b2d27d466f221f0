import { counted, listed } from '../counted.ts';
import { plans as records } from '../records/index/plans.ts';
import type { RecordOf } from '../records/shapes.ts';
import type { Plan } from '../shapes.ts';
import { contactAbout } from './contact-about.ts';
import { type PlannedService, planSlug } from './plan-topics.ts';

type Stored = RecordOf<'plans'>['hosting'];

const planned = (service: PlannedService, stored: Stored): readonly Plan[] =>
	stored.map(({ asks, ...plan }) => ({
		...plan,
		action: { label: `Ask for ${plan.name}`, to: contactAbout(planSlug(service, plan.name)) },
	}));

/** HOST-2 */
export const hostingPlans = planned('hosting', records.hosting);
/** WDEV-2 */
export const websitePlans = planned('website', records.websites);
/** API-2 */
export const apiPlans = planned('api', records.apis);

const prices = new Set(apiPlans.flatMap(({ price }) => (price === undefined ? [] : [price.toLowerCase()])));

/** `plans at $0, $49 and custom`; of many prices, how many plans there are; of none, that they are on request. */
export const pricedApis =
	prices.size === 0
		? 'plans on request'
		: prices.size < 5
			? `plans at ${listed([...prices])}`
			: counted(apiPlans.length, 'plan');
