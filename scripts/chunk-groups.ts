import { join } from 'node:path';

/**
 * Files of script that some pages load and others do without: the modules whose address begins so, where at least two
 * others load them, in the order in which a module finds its file.
 */
export const groups: Readonly<Record<string, readonly string[]>> = {
	openings: [
		'app/sections/heads/gallery-head',
		'app/sections/closing-',
		'content/pictures/heads',
		'content/pictures/closings',
	],
	editions: [
		'app/editions/',
		'contract/dates',
		'content/records/conferences/',
		'content/records/index/conference-p',
		'content/records/index/conferences.',
	],
	'edition-words': [
		'content/conference/edition-words',
		'content/conference/paper-counts',
		'contract/day-words',
		'app/sections/conference/edition-text',
		'app/sections/conference/use-edition-state',
		'app/sections/conference/structures',
		'app/behaviours/built-after',
	],
	moments: [
		'contract/edition-states',
		'contract/moment',
		'app/behaviours/visitor-time',
		'app/widgets/icons/calendar',
		'app/widgets/icons/download',
	],
	answers: [
		'content/conference/next-conference',
		'content/conference/organisers',
		'content/conference/fee',
		'content/records/organisers',
		'content/records/index/organisers',
		'app/sections/conference/edition-next',
	],
	dates: ['content/conference/dates', 'content/conference/conference', 'app/sections/conference/date'],
	'form-heads': [
		'app/sections/heads/form-head',
		'app/sections/side-picture',
		'app/sections/group/first-lines',
	],
	reach: [
		'app/sections/contact-details',
		'content/field-words',
		'content/records/index/mats-names',
		'contract/submissions',
	],
	halls: ['content/pictures/halls', 'content/pictures/subjects/halls', 'app/sections/card-grid'],
	alerts: ['app/forms/alert', 'app/forms/save-file', 'app/forms/post'],
	fields: ['app/forms/field', 'app/forms/submit-button', 'app/forms/api-base'],
	writing: [
		'content/forms',
		'content/copying',
		'app/forms/form-action',
		'app/forms/form-place',
		'app/forms/submission-form.module',
		'app/forms/typed-in',
		'app/forms/use-form-here',
	],
	forms: [
		'app/behaviours/use-near',
		'app/behaviours/use-shown-for',
		'app/forms/contact-form',
		'app/forms/metadata-fields',
		'app/forms/submission-form',
		'app/forms/submission-state',
		'app/forms/use-error-title',
		'app/forms/use-notice',
		'app/forms/use-opening',
		'app/forms/use-submission',
		'app/sections/contact-band',
		'app/sections/office-map',
	],
	drafts: ['app/forms/draft', 'app/forms/texts', 'app/forms/typed', 'content/begun-words', 'contract/filled'],
	registration: [
		'app/forms/registration-form',
		'app/pages/conference/ask-for-fee',
		'app/sections/conference/edition-form',
		'content/conference/offered-days',
		'content/conference/registration-table',
		'content/conference/registration-words',
		'content/email-words',
	],
	folds: [
		'app/behaviours/use-kept-choice',
		'app/sections/questions',
		'app/widgets/accordion',
		'app/widgets/fold',
	],
	parts: [
		'app/sections/step-list',
		'app/widgets/art.',
		'app/widgets/outside-name',
		'content/pictures/awards',
		'content/pictures/benches',
	],
	movers: [
		'app/behaviours/rotation',
		'app/behaviours/swipe',
		'app/behaviours/use-autoplay',
		'app/behaviours/use-page-hidden',
		'app/behaviours/use-rotation',
		'app/behaviours/use-swipe',
		'app/widgets/carousel',
		'app/widgets/dots',
		'app/widgets/drag-strip',
		'app/widgets/slides',
		'app/widgets/strip',
		'app/widgets/turn-controls',
	],
	software: [
		'content/pictures/software',
		'content/pictures/subjects/software',
		'content/software/head-pictures',
	],
	plans: [
		'app/sections/plan',
		'content/records/index/plans',
		'content/records/plans',
		'content/software/plan',
		'contract/message-opening',
	],
	dialogs: ['app/behaviours/use-dialog', 'app/widgets/dialog', 'app/widgets/icons/close'],
	blocks: [
		'app/behaviours/reveal',
		'app/behaviours/use-reveal',
		'app/sections/beside-picture',
		'app/sections/feature-list',
		'app/sections/opening-actions',
		'app/sections/process',
		'app/sections/software/service-opening',
		'app/sections/stats',
		'app/widgets/reveal',
	],
	responses: ['app/sections/response-page', 'content/site/response-pages'],
};

/** Tells whether the address of a module begins so, from the root of the project. */
export const isOf = (starts: readonly string[]) => (id: string) =>
	starts.some((start) => id.startsWith(join(import.meta.dirname, '..', start)));

/** Tells whether a module has its place in one of them. */
export const inGroup = isOf(Object.values(groups).flat());
