import { featuresOf } from '#content/features.ts';
import { deskScenes } from '#content/pictures/subjects/desks.ts';
import type { Intro, Link, PageMeta } from '#content/shapes.ts';
import { paths } from '#contract/paths.ts';

const openForm: Link = { label: 'Open the contact form', to: paths.contact };

/** `/WhatsAppButton` (FLOAT-1): the two chat numbers, and when to use them. */
export const chat = {
	meta: {
		path: 'chat',
		title: 'Chat with us',
		description:
			'Chat with AEG on WhatsApp: one number for research and conferences, one for software projects, and what to include in your first message.',
	} satisfies PageMeta,
	hero: {
		heading: 'Chat with us',
		lead: 'For a short question, start a WhatsApp chat. It opens in the app on your phone or computer.',
	} satisfies Intro,
	picture: deskScenes.conversation,
	numbers: 'Chat numbers',
	general: {
		title: 'Research and conferences',
		text: 'Fibre mats, laboratory equipment, papers, registration and proceedings.',
		action: 'Chat',
		about: 'about research or conferences',
	},
	software: {
		title: 'Software',
		text: 'Websites, apps, APIs and hosting. The chat opens with this text, which you can change before you send it:',
		action: 'Chat',
		about: 'about software',
	},
	advice: {
		heading: 'Before you write',
		lead: 'For a longer message, use the contact form. It gives you a reference number.',
	} satisfies Intro,
	write: openForm,
	lines: featuresOf({
		'The subject': 'Name the mat, the conference or the project in your first line.',
		'A photo': 'For a machine or a document, a photo helps.',
		'Nothing confidential': 'Do not send passwords or unpublished data in a chat.',
	}),
} as const;

/** `/ContactWidget` (FLOAT-1): call or chat, side by side. */
export const callOrChat = {
	meta: {
		path: 'callOrChat',
		title: 'Call or chat',
		description:
			'Call AEG in Bhopal or start a WhatsApp chat: the numbers in full, when to choose which, and where to write instead if you need more room.',
	} satisfies PageMeta,
	hero: {
		heading: 'Call or chat',
		lead: 'Choose what suits your question. Both reach AEG in Bhopal.',
	} satisfies Intro,
	picture: deskScenes.phone,
	ways: 'Ways to reach us',
	call: {
		title: 'Call',
		text: 'Best for several questions, or when a machine has stopped.',
		action: 'Call AEG',
	},
	chat: {
		title: 'Chat',
		text: 'For research and conferences. Best for one question, or to send a photo.',
		action: 'Open a chat',
	},
	write: {
		intro: {
			heading: 'Prefer to write?',
			lead: 'The contact form has room for a longer message and gives you a reference number.',
		} satisfies Intro,
		action: openForm,
	},
} as const;
