import type { Intro, Link, PageMeta } from '#content/shapes.ts';
import { paths } from '#contract/paths.ts';

/** `/WhatsAppButton` (FLOAT-1): the two chat numbers, and when to use them. */
export const chat = {
	meta: {
		path: 'chat',
		title: 'Chat with us',
		description:
			'Open a chat with AEG on your phone or computer: two numbers, one for research and conferences and one for software projects, and what to write first.',
		thread: 'group',
	} satisfies PageMeta,
	hero: {
		heading: 'Chat with us',
		lead: 'For a short question, a chat is quicker than a letter. It opens in your own chat application.',
	} satisfies Intro,
	numbers: 'Two numbers',
	general: {
		title: 'Research and conferences',
		text: 'Fibre mats, laboratory equipment, papers, registration, proceedings.',
		action: 'Chat about research',
	},
	software: {
		title: 'Software',
		text: 'Websites, apps, APIs and hosting. The chat opens with this greeting, which you can change before you send it:',
		action: 'Chat about software',
	},
	advice: {
		heading: 'Before you write',
		lines: [
			{ title: 'Name the subject', text: 'The mat, the conference or the project, in your first line.' },
			{ title: 'Send a picture', text: 'A photograph of a machine or of a page says more than a paragraph.' },
			{
				title: 'Keep secrets out',
				text: 'No passwords and no unpublished data: send those by e-mail, once we have asked.',
			},
		],
	},
} as const;

/** `/ContactWidget` (FLOAT-1): call or chat, side by side. */
export const callOrChat = {
	meta: {
		path: 'callOrChat',
		title: 'Call or chat',
		description:
			'Call AEG in Bhopal or open a chat, whichever suits you: which of the two to choose, both numbers in full, and where to write instead.',
		thread: 'group',
	} satisfies PageMeta,
	hero: {
		heading: 'Call or chat',
		lead: 'Both reach the same desk in Bhopal. The two square buttons at the corner of every page do the same.',
	} satisfies Intro,
	ways: 'Two ways to reach us',
	call: {
		title: 'Call',
		text: 'Best when there are several questions, or when a machine stands still.',
		action: 'Call AEG',
	},
	chat: {
		title: 'Chat',
		text: 'Best for one question, for a picture, or when you sit in a lecture.',
		action: 'Open a chat',
	},
	write: {
		heading: 'Rather write a letter?',
		lead: 'The contact form takes as much text as you need, and gives you a reference number.',
		action: { label: 'Open the contact form', to: paths.contact } satisfies Link,
	},
} as const;
