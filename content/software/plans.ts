import { capital, counted, listed } from '../counted.ts';
import { plans as records } from '../records/index/plans.ts';
import type { RecordOf } from '../records/shapes.ts';
import type { Plan } from '../shapes.ts';
import { contactAbout } from './contact-about.ts';
import { type PlannedService, planSlug } from './plan-topics.ts';

type Stored = RecordOf<'plans'>['hosting'];

const units = { pages: /^([1-9]\d*) (?:\S+ )?pages?\b/i, storage: /^([1-9]\d*) ?(?:GB|(TB))\b/ } as const;

/** `15 custom pages` is 15, `10 GB` is 10, `1 TB` is 1000; a plan that states no number has no size. */
export function sizeIn(unit: keyof typeof units, features: readonly string[]): Pick<Plan, 'size'> {
	const stated = features.map((feature) => units[unit].exec(feature)).find(Boolean);
	return stated ? { size: Number(stated[1]) * (stated[2] === undefined ? 1 : 1000) } : {};
}

/** The plans of a service; `unit` is what they differ in. */
const planned = (service: PlannedService, stored: Stored, unit?: keyof typeof units): readonly Plan[] =>
	stored.map(({ asks, ...plan }) => ({
		...plan,
		action: { label: `Ask for ${plan.name}`, to: contactAbout(planSlug(service, plan.name)) },
		...(unit && sizeIn(unit, plan.features)),
	}));

/** HOST-2 */
export const hostingPlans = planned('hosting', records.hosting, 'storage');
/** WDEV-2 */
export const websitePlans = planned('website', records.websites, 'pages');
/** API-2 */
export const apiPlans = planned('api', records.apis);

const prices = new Set(
	apiPlans.flatMap(({ price }) =>
		price === undefined ? [] : [price === 'Custom' ? 'a custom price' : price.toLowerCase()],
	),
);

/** `Three plans: Starter $0, Pro $49, Enterprise on request`; of many, how many there are. */
export const apiPlansInShort =
	apiPlans.length < 5
		? `${capital(counted(apiPlans.length, 'plan'))}: ${apiPlans.map(({ name, price }) => `${name} ${price === undefined || price === 'Custom' ? 'on request' : price}`).join(', ')}`
		: capital(counted(apiPlans.length, 'plan'));

/** `plans at $0, $49 and a custom price`; of many prices, how many plans there are; of none, that they are on request. */
export const pricedApis =
	prices.size === 0
		? 'plans on request'
		: prices.size < 5
			? `plans at ${listed([...prices])}`
			: counted(apiPlans.length, 'plan');
