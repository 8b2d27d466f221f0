import { benches } from '#content/pictures/benches.ts';
import { benchSubjects } from '#content/pictures/subjects/benches.ts';
import { workshopSubjects } from '#content/pictures/subjects/workshops.ts';
import { workshops as pictures } from '#content/pictures/workshops.ts';
import type {
	Illustration,
	Intro,
	Link,
	PageMeta,
	Sampled,
	Workshop,
	WorkshopImage,
} from '#content/shapes.ts';
import { paths } from '#contract/paths.ts';
import { askAbout } from '../group/ask-about.ts';

export const meta: PageMeta = {
	path: 'workshops',
	title: 'Workshops and courses',
	description:
		'Two workshops of the AEG conferences, MechAuto and ANSYS simulation: overview, key learning areas, hands-on work and twelve pictures.',
	thread: 'conferences',
};

export const head: Intro = {
	heading: 'Workshops and courses',
	lead: 'Two workshops beside the talks, each with a bench or a screen of your own.',
};

export const labels = { learning: 'Key learning areas', handsOn: 'Hands-on' };

/** WORK-1: a picture stands beside each. */
export const workshops: readonly Sampled<Workshop & { readonly picture: Illustration }>[] = [
	{
		sample: true,
		id: 'mechauto',
		title: 'MechAuto',
		picture: { file: benches.bench, alt: benchSubjects.bench.alt },
		overview:
			'Mechanical systems and the control that moves them: from the single drive to the small automated line. For students and staff of mechanical, electrical and production engineering.',
		learning: [
			'Mechanisms, gears and drives',
			'Sensors, actuators and controllers',
			'Pneumatic circuits',
			'Programming of a robot arm and of a milling machine',
		],
		handsOn: [
			'Wire a controller and move an axis with it',
			'Build a pneumatic circuit on a training panel',
			'Teach a robot arm a short task',
			'Tune a line-following vehicle',
		],
	},
	{
		sample: true,
		id: 'ansys',
		title: 'ANSYS simulation',
		picture: { file: benches.simulation, alt: benchSubjects.simulation.alt },
		overview:
			'Finite elements and flow, from the drawing to a result one can defend. For engineers and researchers who have not yet used ANSYS, or who use it without knowing why it converges.',
		learning: [
			'Geometry, materials and boundary conditions',
			'Meshing, and what a mesh does to the result',
			'Structural, thermal and flow analysis',
			'Checking a result against theory',
		],
		handsOn: [
			'Mesh a bracket and refine it where it matters',
			'Find the stress at a hole and compare it with the handbook',
			'Follow the air around an aerofoil',
			'Cool a finned heat sink',
		],
	},
];

export const galleryIntro: Intro = {
	heading: 'At the workshops',
	lead: 'Twelve scenes, three at a time.',
};

const session = (at: number) => (at < 6 ? 'MechAuto' : 'ANSYS simulation');

/** WORK-2 */
export const images: readonly Sampled<WorkshopImage>[] = Object.entries(workshopSubjects).map(
	([id, subject], at) => ({
		sample: true,
		picture: { file: pictures[id as keyof typeof pictures], alt: subject.alt },
		title: subject.title,
		session: session(at),
	}),
);

export const closing: Intro & { readonly actions: readonly Link[] } = {
	heading: 'Which workshop would you attend?',
	lead: 'Dates for the next ones are not set. Tell us which one you would attend, or bring one to your institute.',
	actions: [
		{ label: 'Register your interest', to: askAbout('workshop') },
		{ label: 'Contact Us', to: paths.contact },
	],
};
