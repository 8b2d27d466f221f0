import { paths } from '#contract/paths.ts';
import { portfolio } from '../pictures/portfolio.ts';
import { inOrder } from '../records/in-order.ts';
import { designs as records } from '../records/index/designs.ts';
import { order } from '../records/index/order.ts';
import { pictureOf } from '../records/picture-of.ts';
import { designAsks } from '../records/shapes/design-asks.ts';
import type { Contents, Intro, IntroWithActions, PageMeta, Preview, Sampled } from '../shapes.ts';
import { contactAbout } from './contact-about.ts';
import { nextSteps } from './next-steps.ts';

/** `/services/Portfolio`, which `/portfolio` shows too (PORT-1), and `/services/Portfoliosec` (PORT-2). */

export const meta: PageMeta = {
	path: 'portfolio',
	title: 'Portfolio',
	description:
		'Designs by the AEG software team, each a whole page to scroll through in a desktop frame: with the mouse, by swiping or by arrow keys.',
};

export const opening: IntroWithActions = {
	heading: 'Designs by our software team',
	lead: 'Whole pages, each in a desktop frame. Swipe a screen or use the arrow keys to see all of it.',
	actions: [{ label: 'All screenshots', to: paths.portfolioGrid }],
};

/** What script adds to the lead. */
export const byCursor = 'With a mouse, move the cursor over it.';

/** On the frame of what was not made for a client. */
export const study = 'Our own design';

type Design = Sampled<Preview & { readonly id: string }>;

/** The two answers of a preview (PORT-1). */
export const states = {
	active: 'Interactive preview active',
	idle: 'Hover to interact',
	touch: 'Swipe to scroll',
} as const;

const shown = inOrder(records, order.designs).flatMap(
	([id, { picture, asks, opens, link, shown, ...design }]) => {
		const screen = pictureOf(portfolio, picture);
		if (screen === undefined) return [];
		const to = link ?? (opens ? ('study' as const) : undefined);
		const ask = { label: designAsks[asks], to: contactAbout(asks) };
		return [{ ...design, id, shown, picture: screen, ask, ...(to && { link: to }) }];
	},
);

/** PORT-1 */
export const previews: readonly Design[] = shown.filter((one) => one.shown === 'preview');

/** PORT-2: a site whose address nobody gave opens in full, or leads to a message about one like it. */
export const screenshots: readonly Design[] = shown.filter((one) => one.shown === 'screenshot');

export const closing: IntroWithActions = {
	heading: 'Want something similar?',
	lead: 'Tell us which one comes close, and what yours should do differently.',
	actions: [
		{ label: 'Ask for a site', to: contactAbout('similar-site') },
		{ label: 'See all services', to: paths.softwareServices },
	],
};

export const next = nextSteps('the design that comes closest, and what must be different');

export const gridMeta: PageMeta = {
	path: 'portfolioGrid',
	title: 'Portfolio in screenshots',
	description:
		'Screenshots of site designs by the AEG software team: whole pages that scroll from top to bottom, each with a word on what the site does.',
};

export const gridOpening: Intro = {
	heading: 'Site designs in screenshots',
	lead: 'Each screenshot holds a whole page: scroll or swipe inside it.',
};

/** What script adds. */
export const gridScrolls = 'Hover over a screenshot to scroll it. Esc stops it.';

export const contents: Contents = {
	label: 'On this page',
	entries: screenshots.map(({ id, title }) => ({ name: title, to: `#${id}` as const })),
};

/** On links to sites outside, and on those to a study in full. */
export const visit = { site: 'Visit the site', study: 'Open the whole design' };

export const gridClosing: IntroWithActions = {
	heading: 'Want one like these?',
	lead: 'Send us the address of a site you like, and tell us what yours should do.',
	actions: [
		{ label: 'Ask for a site', to: contactAbout('similar-site') },
		{ label: 'Interactive previews', to: paths.portfolio },
	],
};

export const gridNext = nextSteps('your pages, your visitors and who writes the texts');
