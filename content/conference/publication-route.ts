import { featuresOf } from '#content/features.ts';
import { askAbout } from '#contract/ask-about.ts';

/** What publishing asks of an author, in its order (`/Sponsor`). */
export const route = {
	heading: 'What you do, and what we do',
	lead: 'You remain the author and submit in your own name.',
	ask: { label: 'Send us an abstract or a manuscript', to: askAbout('build-or-publish') },
	steps: featuresOf({
		'Send your work':
			'The abstract or manuscript, any reviewers’ comments you have received, and any deadline that you must meet.',
		'Choose a route':
			'We suggest journals, conferences or publishers that fit, and send a written plan with our dates and our price. Before you choose one, please check whether your university accepts it and whether it charges a fee of its own.',
		'Check our changes':
			'Once you agree to the plan, we format the work and edit the language. You check every change and approve the final text.',
		Submit:
			'You submit the work, and confirm that it is your own, unpublished and not under review elsewhere.',
		'Answer the reviewers': 'If they ask for changes, we help you make them and write the response.',
	}),
};
