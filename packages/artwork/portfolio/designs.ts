import { shop } from './designs/shop/shop.ts';
import { tasks } from './designs/tasks/tasks.ts';
import { travel } from './designs/travel/travel.ts';
import { admission } from './sites/admission/admission.ts';
import { booking } from './sites/booking/booking.ts';
import { catalogue } from './sites/catalogue/catalogue.ts';
import { hospital } from './sites/hospital/hospital.ts';
import { journal } from './sites/journal/journal.ts';
import { meeting } from './sites/meeting/meeting.ts';

export interface Design {
	readonly name: string;
	readonly width: 960 | 1280;
	/** Its folder, and the style sheets in it, in the order they apply. */
	readonly folder: string;
	readonly styles: readonly string[];
	readonly body: string;
}

/** The nine page designs of the portfolio: three to scroll by hand, six that scroll by themselves. */
export const designs: readonly Design[] = [
	{ name: 'shop', width: 1280, folder: 'designs/shop', styles: ['top', 'goods', 'closing'], body: shop },
	{
		name: 'tasks',
		width: 1280,
		folder: 'designs/tasks',
		styles: ['frame', 'panels', 'board', 'plan'],
		body: tasks,
	},
	{
		name: 'travel',
		width: 1280,
		folder: 'designs/travel',
		styles: ['top', 'journeys', 'route', 'closing'],
		body: travel,
	},
	{ name: 'site-1', width: 960, folder: 'sites/journal', styles: ['page'], body: journal },
	{
		name: 'site-2',
		width: 960,
		folder: 'sites/hospital',
		styles: ['top', 'visit', 'people'],
		body: hospital,
	},
	{ name: 'site-3', width: 960, folder: 'sites/admission', styles: ['page'], body: admission },
	{ name: 'site-4', width: 960, folder: 'sites/catalogue', styles: ['page'], body: catalogue },
	{ name: 'site-5', width: 960, folder: 'sites/meeting', styles: ['top', 'programme'], body: meeting },
	{ name: 'site-6', width: 960, folder: 'sites/booking', styles: ['frame', 'week', 'panels'], body: booking },
];
