import { begunWords } from '#content/begun-words.ts';
import { topicOpening } from '#contract/message-opening.ts';
import { oneOfWorkshops } from '../conference/workshop-names.ts';
import { matsNames } from '../records/index/mats-names.ts';
import { publicationsNames } from '../records/index/publications-names.ts';
import type { TopicWords } from '../shapes.ts';

/** What a visitor may write to `/ContactForm` about: the topic, then what we need to know. */
const asked: Readonly<Record<string, readonly [topic: string, ...asks: readonly string[]]>> = {
	workshop: [
		'A workshop',
		oneOfWorkshops ? `Which one, ${oneOfWorkshops}` : 'Which subject',
		'Number of people',
		'Institute',
		'Month',
	],
	webinars: ['News of the webinars', 'Subjects that interest you'],
	'next-conference': ['News of the next conference', 'Your field', 'Author or attendee'],
	sponsorship: [
		'Sponsoring or exhibiting',
		'Conference, track, workshop or award',
		'Stand, support for authors or money',
		'What attendees should see',
		'Where your name should appear',
	],
	repair: ['A visit or a repair', 'Machine', 'What is wrong', 'Where the machine is'],
	paper: ['A paper of the proceedings', 'Title', 'Authors'],
	award: ['An award of a conference', 'Your name', 'Award', 'Title of the paper'],
	'past-conference': ['A conference of earlier years', 'Year', 'Place', 'Host or attendee'],
	fee: ['The registration fee', 'Which conference', 'Author or attendee'],
	conference: ['A question about the conference', 'Your question'],
	page: ['A page I could not find', 'What you need'],
	document: ['A document of the proceedings', 'Which document', 'Your institute'],
	'which-mat': ['Choosing a fibre mat', 'Part', 'Resin', 'Load'],
	'other-mat': ['A mat of another weight or weave', 'Fibre', 'Size', 'How you will use it'],
	experiment: ['An experiment', 'What you want to find out', 'What you have already', 'Needed by'],
	research: [
		'Research consultancy',
		'Your field and your question',
		'How far you are: question, method, experiment, results or paper',
		'Needed by',
	],
	'build-or-publish': ['Equipment or a paper', 'What you want to build or publish', 'Needed by'],
	photos: ['Photos of a conference', 'Which conference', 'What they show', 'Whether we may publish them'],
	...named('publication', publicationsNames, 'Title or subject of the work', 'Needed in print by'),
	...named('mat', matsNames, 'Size and quantity', 'What it is for'),
};

function named(kind: string, names: Readonly<Record<string, string>>, ...asks: readonly string[]) {
	return Object.fromEntries(
		Object.entries(names).map(([id, name]) => [`${kind}-${id}`, [name, ...asks] as const]),
	);
}

const openings: Readonly<Record<string, string>> = {
	...Object.fromEntries(Object.entries(asked).map(([slug, words]) => [slug, topicOpening(...words)])),
	question: 'Topic: A question that the search did not answer\n\n',
};

/** For the form of `/ContactForm`: a button elsewhere names the topic. */
export const contactTopics: TopicWords = { openings, ...begunWords };
