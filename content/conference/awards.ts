import { capital, counted, listed } from '#content/counted.ts';
import type { ConferenceEdition, Editions } from '#content/edition.ts';
import { awardScenes } from '#content/pictures/subjects/awards.ts';
import type {
	AwardGroup,
	Illustration,
	Intro,
	IntroWithActions,
	PageMeta,
	Sampled,
	Winner,
} from '#content/shapes.ts';
import { askAbout } from '#contract/ask-about.ts';
import { paths } from '#contract/paths.ts';

/** Of the latest edition whose awards are given. */
export const metaOf = ({ awarded }: Editions): PageMeta => ({
	path: 'awards',
	title: `Conference awards ${awarded.year}`,
	description:
		awarded.awardTotal > 0
			? `The awards of ${awarded.name}: ${summaryOf(awarded)}.`
			: `The awards of ${awarded.name} are given at the conference. Afterwards this page names their kinds, who won them and for what.`,
});

/** `five best papers, five overall best awards and three distinguished contributions`. */
function summaryOf({ awards = [] }: ConferenceEdition): string {
	return (
		listed(awards.map(({ title, many, entries }) => counted(entries.length, title, many))) ||
		'to be announced'
	);
}

export function headOf(edition: ConferenceEdition): Intro {
	const { name, awardTotal } = edition;
	return {
		heading: 'Awards and recognition',
		lead:
			awardTotal > 0
				? `${capital(counted(awardTotal, 'award'))} at ${name}: ${summaryOf(edition)}.`
				: `The awards of ${name} are given at the conference.`,
	};
}

export function introOf({ awards = [] }: ConferenceEdition): Intro {
	const entries: readonly Sampled<Winner>[] = awards.flatMap((group) => group.entries);
	const unnamed = entries.some(({ sample }) => sample);
	return {
		heading: capital(counted(awards.length, 'kind of award', 'kinds of award')),
		lead: unnamed ? 'How many there were of each.' : 'How many there were of each, and who won them.',
		...(unnamed && { pending: 'Names to be confirmed' }),
	};
}

/** Beside a group of awards: the drawing that its record names. */
export const drawingOf = (drawing: AwardGroup['drawing'] = 'medal'): Illustration => awardScenes[drawing];

/** Opens the list of a group. */
export const seeAll = (count: number): string =>
	count === 1 ? 'See the award' : `See the ${counted(count, 'award')}`;

export const closing: IntroWithActions = {
	heading: 'Is a name or a title missing?',
	lead: 'Tell us both, and we will add them.',
	actions: [
		{ label: 'Contact Us', to: askAbout('award') },
		{ label: 'Proceedings', to: paths.proceedings },
	],
};
