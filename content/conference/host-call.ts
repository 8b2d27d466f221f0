import type { IntroWithActions } from '#content/shapes.ts';
import { paths } from '#contract/paths.ts';

/** Asks those who would host a conference for its subject: the last band of several pages. */
export const hostCall: IntroWithActions = {
	heading: 'Would you like to host a conference?',
	lead: 'Tell us the subject, the month and the host institute. That is enough to start.',
	actions: [
		{ label: 'Submit a proposal', to: paths.proposal },
		{ label: 'How we plan a conference', to: paths.planConference },
	],
};
