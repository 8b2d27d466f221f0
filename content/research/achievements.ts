import { achievements as pictures } from '#content/pictures/achievements.ts';
import { achievementSubjects as subjects } from '#content/pictures/subjects/achievements.ts';
import type { Achievement, Sampled } from '#content/shapes.ts';

/** HOME-2, ACH-1. Titles were not supplied, nor the addresses of papers; a paper with an address has a `link`. */
export const achievements: readonly Sampled<Achievement>[] = [
	{
		sample: true,
		kind: 'Designed product',
		title: 'Test frame for fibre composites',
		picture: { file: pictures['test-frame'], alt: subjects['test-frame'].alt },
		thread: 'research',
	},
	{
		sample: true,
		kind: 'Published paper',
		title: 'Natural fibres as reinforcement',
		picture: { file: pictures['composite-paper'], alt: subjects['composite-paper'].alt },
		thread: 'software',
	},
	{
		sample: true,
		kind: 'Recognition',
		title: 'Certificate from a local institute',
		picture: { file: pictures.seal, alt: subjects.seal.alt },
		thread: 'conferences',
	},
	{
		sample: true,
		kind: 'Designed product',
		title: 'Drive unit for a laboratory machine',
		picture: { file: pictures['drive-unit'], alt: subjects['drive-unit'].alt },
		thread: 'research',
	},
	{
		sample: true,
		kind: 'Designed product',
		title: 'Press for fibre mats',
		picture: { file: pictures['mat-press'], alt: subjects['mat-press'].alt },
		thread: 'research',
	},
	{
		sample: true,
		kind: 'Published paper',
		title: 'Paper in conference proceedings',
		picture: { file: pictures['proceedings-paper'], alt: subjects['proceedings-paper'].alt },
		thread: 'software',
	},
	{
		sample: true,
		kind: 'Designed product',
		title: 'Bench equipment for a teaching laboratory',
		picture: { file: pictures['lab-setup'], alt: subjects['lab-setup'].alt },
		thread: 'research',
	},
	{
		sample: true,
		kind: 'Recognition',
		title: 'Plaque from a host institute',
		picture: { file: pictures.recognition, alt: subjects.recognition.alt },
		thread: 'conferences',
	},
];
