import { closings } from '#content/pictures/closings.ts';
import { menu } from '#content/pictures/menu.ts';
import type { Illustration, Intro, Link } from '#content/shapes.ts';
import { paths } from '#contract/paths.ts';
import { headPictures } from '../head-pictures.ts';
import { edition } from './edition.ts';
import { paperTotal } from './proceedings.ts';

/** What an edition has left behind: first its papers, then the rest. */

export const record: Intro & {
	readonly papers: {
		readonly figure: string;
		readonly of: Link;
		readonly text: string;
		readonly picture: Illustration;
	};
	readonly rest: readonly (Link & { readonly text: string; readonly picture: Illustration })[];
} = {
	heading: 'The record',
	lead: `What ${edition.name} left behind, to read, to cite and to look at.`,
	papers: {
		figure: String(paperTotal),
		of: { label: 'papers in the proceedings', to: paths.proceedings },
		text: 'Four of the five tracks; with them the conference summary and the book of abstracts for delegates.',
		picture: {
			file: closings.volumes,
			alt: 'Woven drawing: a stack of printed volumes, one of them open.',
		},
	},
	rest: [
		{
			label: 'Three awards, thirteen places',
			text: 'Best Paper, Overall Best and Distinguished Contribution.',
			to: paths.awards,
			picture: { file: menu.gallery, alt: '' },
		},
		{
			label: 'Gallery',
			text: 'Eight scenes, and fifty more with the proceedings.',
			to: paths.gallery,
			picture: { file: headPictures.fullHall.narrow, alt: '' },
		},
		{
			label: 'Workshops',
			text: 'MechAuto and ANSYS simulation.',
			to: paths.workshops,
			picture: { file: menu.mechauto, alt: '' },
		},
	],
};

/** The places of the edition's page. */
export const places: { readonly label: string; readonly links: readonly Link[] } = {
	label: 'On this page',
	links: [
		{ label: 'The record', to: '#record' },
		{ label: 'About', to: '#about' },
		{ label: 'Keynotes', to: '#speakers' },
		{ label: 'People', to: '#committee' },
		{ label: 'Tracks', to: '#tracks' },
		{ label: 'Dates and paper', to: '#dates' },
		{ label: 'Trust', to: '#trust' },
		{ label: 'Registration', to: '#register' },
		{ label: 'Ask', to: '#contact' },
	],
};
