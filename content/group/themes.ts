import { about as pictures } from '#content/pictures/about.ts';
import { aboutSubjects as subjects } from '#content/pictures/subjects/about.ts';
import type { Theme } from '#content/shapes.ts';

/** ABOUT-1: four themes, each with the weave that stands for it. */
export const themes: readonly Theme[] = [
	{
		id: 'consultancy',
		title: 'Consultancy',
		draft: 'plain',
		weave: 'Plain weave: one over, one under',
		short:
			'One researcher, one adviser. We help you frame the question, choose the method and prepare the paper.',
		text: [
			'Most enquiries begin with one person and one problem: a thesis that needs an experiment, a paper that came back with comments, a laboratory that lacks one machine. One adviser takes it on and stays your contact to the end.',
			'We say in writing what we would do, what it takes and where we would stop. If somebody else can serve you better, we say that too.',
		],
		points: [
			'Framing the question and choosing the method',
			'Design of research set-ups and test rigs',
			'Preparing a paper for its journal or conference',
		],
		picture: { file: pictures.consultancy, alt: subjects.consultancy.alt },
		thread: 'research',
	},
	{
		id: 'collaboration',
		title: 'Collaboration',
		draft: 'basket',
		weave: 'Basket weave: threads that travel together',
		short: 'We connect departments, institutes and industry around shared problems and shared equipment.',
		text: [
			'A machine that one department uses for a week a year can serve four. A firm with a material and a laboratory with a method often stand in the same city and have not met.',
			'Our conferences and workshops are where such people sit in one room. We organised AIC-RAETHM 2025 with an institute in Bhopal, and held it there.',
		],
		points: [
			'Conferences planned together with a host institute',
			'Workshops for students and staff',
			'Work for universities, institutes and a hospital',
		],
		picture: { file: pictures.collaboration, alt: subjects.collaboration.alt },
		thread: 'conferences',
	},
	{
		id: 'international-reach',
		title: 'International Reach',
		draft: 'twill',
		weave: 'Twill: each row steps further out',
		short: 'Our conferences bring authors from many countries into one programme and one set of proceedings.',
		text: [
			'Research is read where it can be found. We help authors choose a place of publication that their field reads: an indexed journal, a book chapter, the proceedings of a conference.',
			'Accepted papers of our conference appear in two ISSN journals. Everything on this site is dated in Indian Standard Time, and every deadline says so.',
		],
		points: [
			'Five kinds of publication we support',
			'Five conference tracks, open to authors from abroad',
			'Proceedings that can be cited',
		],
		picture: { file: pictures.reach, alt: subjects.reach.alt },
		thread: 'software',
	},
	{
		id: 'our-vision',
		title: 'Our Vision',
		draft: 'satin',
		weave: 'Satin: long floats, few ties',
		short: 'Research that moves easily from the laboratory into everyday use.',
		text: [
			'A good result should not stay in a drawer. It should become a product somebody makes, a course somebody teaches, or a piece of software somebody opens on Monday morning.',
			'That is why a research consultancy also runs conferences and writes software: the three are one path, from a question to its use.',
		],
		points: [
			'Natural fibres in place of synthetic ones, where they hold',
			'Equipment that is repaired before it is replaced',
			'Results that others can repeat',
		],
		picture: { file: pictures.vision, alt: subjects.vision.alt },
		thread: 'group',
	},
];
