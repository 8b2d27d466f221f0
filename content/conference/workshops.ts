import { capital, counted } from '#content/counted.ts';
import { benches } from '#content/pictures/benches.ts';
import { heads } from '#content/pictures/heads.ts';
import { workshops as pictures } from '#content/pictures/workshops.ts';
import { inOrder } from '#content/records/in-order.ts';
import { order } from '#content/records/index/order.ts';
import { workshops as records } from '#content/records/index/workshops.ts';
import { pictureOf } from '#content/records/picture-of.ts';
import type {
	HeadPicture,
	Intro,
	Link,
	PageMeta,
	Sampled,
	Workshop,
	WorkshopImage,
} from '#content/shapes.ts';
import { askAbout } from '#contract/ask-about.ts';
import { paths } from '#contract/paths.ts';
import { photoWord } from './photo-word.ts';
import { workshopsInWords } from './workshop-names.ts';

/** Whether their names have room in a title. */
const areFew = workshopsInWords !== '' && workshopsInWords.length <= 40;

export const meta: PageMeta = {
	path: 'workshops',
	title: areFew ? capital(`${workshopsInWords} workshops`) : 'Workshops and courses',
	description: `${areFew ? `The ${workshopsInWords} workshops` : 'Workshops and courses'} of AEG: overview, key learning areas and hands-on work, and how to hold one at your institute.`,
};

/** Opens the page. */
export const headPicture: HeadPicture = {
	file: heads.bench,
	narrow: heads['bench-narrow'],
	alt: 'Woven drawing: across a dark room, two people in profile at a long bench under the one lamp that is lit; she turns a train of two gears, he points at it.',
};

export const head: Intro = {
	heading: 'Workshops and courses',
	lead: 'Hands-on workshops at our conferences and at your institute.',
};

export const labels = { learning: 'Key learning areas', handsOn: 'Hands-on' };

const inTheirOrder = inOrder(records, order.workshops);

/** WORK-1 */
export const workshops: readonly Sampled<Workshop>[] = inTheirOrder.flatMap(
	([id, { picture, images, ...workshop }]) => {
		const shown = pictureOf(benches, picture);
		return shown ? [{ ...workshop, id, picture: shown }] : [];
	},
);

/** WORK-2: the pictures of every workshop, each with the session that it is of. */
export const images: readonly Sampled<WorkshopImage>[] = inTheirOrder.flatMap(
	([, { title: session, images }]) =>
		images.flatMap(({ picture, ...image }) => {
			const shown = pictureOf(pictures, picture);
			return shown ? [{ ...image, picture: shown, session }] : [];
		}),
);

export const galleryIntro: Intro = {
	heading: `Workshop ${photoWord(images)}s`,
	lead: `${capital(counted(images.length, photoWord(images)))} of the work in our workshops.`,
};

/** What an institute that wants a workshop on its own campus should say. */
export const atYours: Intro & { readonly steps: readonly string[]; readonly action: Link } = {
	heading: 'Hold a workshop at your institute',
	lead: 'A workshop need not be part of a conference. Send us these details, and we answer with a programme and a price.',
	steps: [
		'Which workshop, for how many people, and what they already know.',
		'The month you have in mind and the number of days.',
		'What your laboratory has: benches, controllers and drives, or computers and licences.',
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
