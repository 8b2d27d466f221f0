import { achievements as pictures } from '#content/pictures/achievements.ts';
import type { Achievement, Sampled } from '#content/shapes.ts';

/** HOME-2, ACH-1. Titles and links were not supplied; the links lead to the front door of the DOI register. */
export const achievements: readonly Sampled<Achievement>[] = [
	{
		sample: true,
		kind: 'Designed product',
		title: 'Test frame for fibre composites',
		picture: { file: pictures['test-frame'], alt: 'Woven picture of a test frame' },
		thread: 'research',
	},
	{
		sample: true,
		kind: 'Published paper',
		title: 'Natural fibres as reinforcement',
		picture: { file: pictures['composite-paper'], alt: 'Woven picture of a printed paper with a chart' },
		link: 'https://www.doi.org/',
		thread: 'software',
	},
	{
		sample: true,
		kind: 'Recognition',
		title: 'Certificate from a local institute',
		picture: { file: pictures.seal, alt: 'Woven picture of a rosette, the mark of a certificate' },
		thread: 'conferences',
	},
	{
		sample: true,
		kind: 'Designed product',
		title: 'Drive unit for a laboratory machine',
		picture: { file: pictures['drive-unit'], alt: 'Woven picture of two meshing gears' },
		thread: 'research',
	},
	{
		sample: true,
		kind: 'Designed product',
		title: 'Press for fibre mats',
		picture: { file: pictures['mat-press'], alt: 'Woven picture of the gears of a press' },
		thread: 'software',
	},
	{
		sample: true,
		kind: 'Published paper',
		title: 'Proceedings with authors from abroad',
		picture: { file: pictures['proceedings-paper'], alt: 'Woven picture of a printed volume' },
		link: 'https://www.doi.org/',
		thread: 'conferences',
	},
	{
		sample: true,
		kind: 'Designed product',
		title: 'Bench set-up for a teaching laboratory',
		picture: { file: pictures['lab-setup'], alt: 'Woven picture of a flask and a microscope on a bench' },
		thread: 'research',
	},
	{
		sample: true,
		kind: 'Recognition',
		title: 'Thanks of a host institute',
		picture: { file: pictures.recognition, alt: 'Woven picture of a rosette with two ribbons' },
		thread: 'software',
	},
];
