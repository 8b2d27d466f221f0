import type { Intro, PageMeta } from '#content/shapes.ts';

/** `/WhatsAppButton` (FLOAT-1): the chat, and when to use it. */
export const chat = {
	meta: {
		path: 'chat',
		title: 'Chat with us',
		description:
			'Open a chat with AEG on your phone or computer: two numbers, one for general questions and one for software projects, and what to write first.',
		thread: 'group',
	} satisfies PageMeta,
	hero: {
		heading: 'Chat with us',
		lead: 'For a short question, a chat is quicker than a letter. It opens in your own chat application.',
	} satisfies Intro,
	numbers: {
		heading: 'Two numbers',
		general: {
			title: 'Research and conferences',
			text: 'Fibre mats, laboratory equipment, papers, registration, proceedings.',
			action: 'Chat about research or a conference',
		},
		software: {
			title: 'Software',
			text: 'Websites, apps, APIs and hosting. The chat opens with a greeting that you can change before you send it.',
			action: 'Chat about software',
		},
	},
	advice: {
		heading: 'Good to know before you write',
		points: [
			{
				title: 'Name the subject first',
				text: 'The mat, the conference or the project, in your first line.',
			},
			{ title: 'Send pictures', text: 'A photograph of a machine or a page says more than a paragraph.' },
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
			'Call AEG in Bhopal or open a chat, whichever suits you: which to choose, and both numbers in full.',
		thread: 'group',
	} satisfies PageMeta,
	hero: {
		heading: 'Call or chat',
		lead: 'Both reach the same desk in Bhopal. The two round buttons at the edge of every page do the same.',
	} satisfies Intro,
	call: {
		title: 'Call',
		text: 'Best when there are several questions, or when a machine stands still.',
		action: 'Call',
	},
	chat: {
		title: 'Chat',
		text: 'Best for one question, a picture, or when you are in a lecture.',
		action: 'Open a chat',
	},
	write: {
		heading: 'Rather write a letter?',
		lead: 'The contact form takes as much text as you need, and you keep a reference number.',
		action: 'Open the contact form',
	},
} as const;
