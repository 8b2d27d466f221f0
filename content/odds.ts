import { paths } from '#contract/paths.ts';

/** Words of the pages that nobody asks for by name. */

/** Said when a page lets itself be waited for. */
export const pageIsLoading = 'The page is on its way …';

export const notFound = {
	title: 'Page not found',
	heading: 'This page is not here',
	lead: 'The address may be mistyped, or the page may have moved. Nothing you sent is lost.',
	onward: 'Where to go from here',
	ways: [
		{ label: 'Home', to: paths.home },
		{ label: 'Research services', to: paths.researchServices },
		{ label: 'Conferences', to: paths.conferenceHub },
		{ label: 'Software', to: paths.software },
		{ label: 'Contact Us', to: paths.contact },
		{ label: 'Search and site map', to: paths.search },
	],
} as const;

export const trouble = {
	title: 'Unexpected Application Error!',
	heading: 'Unexpected Application Error!',
	lead: 'This page could not be shown. Try again, or go back to the home page. If it happens again, please tell us.',
	onward: 'Ways on',
	retry: 'Try again',
	home: { label: 'Back to the home page', to: paths.home },
} as const;
