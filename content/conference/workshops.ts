import { capital, counted } from '#content/counted.ts';
import { benches } from '#content/pictures/benches.ts';
import { heads } from '#content/pictures/heads.ts';
import { benchSubjects } from '#content/pictures/subjects/benches.ts';
import type { Subject } from '#content/pictures/subjects/subject.ts';
import { workshopSubjects } from '#content/pictures/subjects/workshops.ts';
import { workshops as pictures } from '#content/pictures/workshops.ts';
import type {
	HeadPicture,
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
		'The MechAuto and ANSYS simulation workshops of AEG: overview, key learning areas and hands-on work, and how to hold one at your institute.',
	thread: 'conferences',
};

/** Opens the page. */
export const headPicture: HeadPicture = {
	file: heads.workshop,
	alt: 'Woven drawing: three participants work on gear wheels at a bench, with a spanner and calipers.',
};

export const head: Intro = {
	heading: 'Workshops and courses',
	lead: 'Hands-on workshops at our conferences, in mechanical automation and in simulation.',
};

export const labels = { learning: 'Key learning areas', handsOn: 'Hands-on' };

/** WORK-1 */
export const workshops: readonly Sampled<Workshop>[] = [
	{
		sample: true,
		id: 'mechauto',
		title: 'MechAuto',
		picture: { file: benches.bench, alt: benchSubjects.bench.alt },
		overview:
			'Mechanical systems and their control, from a single drive to a small automated line. For students and staff of mechanical, electrical and production engineering.',
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
			'Tune a line-following robot',
		],
	},
	{
		sample: true,
		id: 'ansys',
		title: 'ANSYS simulation',
		picture: { file: benches.simulation, alt: benchSubjects.simulation.alt },
		overview:
			'Finite-element and flow analysis, from the geometry to a result you can justify. For engineers and researchers who are new to ANSYS, or who want to understand their results better.',
		learning: [
			'Geometry, materials and boundary conditions',
			'Meshing, and how the mesh affects the result',
			'Structural, thermal and flow analysis',
			'Checking a result against theory',
		],
		handsOn: [
			'Mesh a bracket and refine it where it matters',
			'Find the stress at a hole and compare it with the handbook value',
			'Simulate the flow around an aerofoil',
			'Simulate the cooling of a finned heat sink',
		],
	},
];

export const galleryIntro: Intro = {
	heading: 'Workshop photos',
	lead: `${capital(counted(Object.keys(workshopSubjects).length, 'photo'))} from both workshops.`,
};

const session = (at: number) => (at < 6 ? 'MechAuto' : 'ANSYS simulation');

/** WORK-2 */
export const images: readonly Sampled<WorkshopImage>[] = Object.entries<Subject>(workshopSubjects).map(
	([id, subject], at) => ({
		sample: true,
		picture: { file: pictures[id as keyof typeof pictures], alt: subject.alt },
		title: subject.title,
		session: session(at),
	}),
);

/** What an institute that wants a workshop on its own campus should say. */
export const atYours: Intro & { readonly steps: readonly string[]; readonly action: Link } = {
	heading: 'Hold a workshop at your institute',
	lead: 'A workshop need not be part of a conference. Tell us these points, and we answer with a programme and a price.',
	steps: [
		'Which workshop, for how many people, and what they already know.',
		'The month you have in mind and the number of days.',
		'What your laboratory has: for MechAuto, benches, controllers and drives; for ANSYS simulation, computers and licences.',
	],
	action: { label: 'Ask for a workshop', to: askAbout('workshop') },
};

export const closing: Intro & { readonly actions: readonly Link[] } = {
	heading: 'Would you like to attend?',
	lead: 'Tell us which workshop interests you and how many people would come.',
	actions: [
		{ label: 'Ask about a workshop', to: askAbout('workshop') },
		{ label: 'Conference FAQ', to: paths.faq },
	],
};
