import { choice } from '../describe.ts';

/** The signs that a list of an owner can choose from, as `app/widgets/icons.ts` has them. */
export const icon = choice('Sign', {
	Document: 'A sheet',
	Book: 'A book',
	Catalog: 'A binder',
	Education: 'A graduation cap',
	Flow: 'Steps',
	Events: 'A calendar',
	Trophy: 'A cup',
	Tools: 'Tools',
	Store: 'A shop',
});
