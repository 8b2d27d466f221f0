import { paths } from '#contract/paths.ts';

/** The words of the not-found page and of the error page. */

export const notFound = {
	title: 'Page not found',
	heading: 'Page not found',
	lead: 'Check the address for a typing error, search the site, or start from one of these pages.',
	onward: 'Pages to start from',
	ways: [
		{ label: 'Search and site map', to: paths.search },
		{ label: 'Home', to: paths.home },
		{ label: 'Research services', to: paths.researchServices },
		{ label: 'Conferences', to: paths.conferenceHub },
		{ label: 'Software', to: paths.software },
		{ label: 'Contact Us', to: paths.contact },
	],
} as const;

export const trouble = {
	title: 'Unexpected Application Error!',
	heading: 'Unexpected Application Error!',
	lead: 'We could not show this page. Try again, or go back to the home page. If it happens again, please tell us.',
	onward: 'What you can do',
	retry: 'Try again',
	home: { label: 'Back to the home page', to: paths.home },
} as const;
