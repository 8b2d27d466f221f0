import { honoured, shownNames } from '#content/conference/part-names.ts';
import type { ConferenceEdition, TrackPapers } from '#content/edition.ts';
import type { RecordOf } from '#content/records/shapes.ts';
import type { AwardGroup, Sampled } from '#content/shapes.ts';
import { storedDates } from './stored-dates.ts';

type Stored = RecordOf<'conferences'>;

/**
 * An edition as the pages read it. A form that was left empty has groups without a word: they are left out.
 * @param people and `photos` fetch the records beside it
 */
export function editionOf(
	slug: string,
	{ name, dates, venue, brochure, awards, documents, ...record }: Stored,
	people?: () => Promise<Module<RecordOf<'conference-people'>>>,
	photos?: () => Promise<Module<RecordOf<'conference-photos'>>>,
): ConferenceEdition {
	const [, series = name, year = ''] = /^(.*) (\d{4})$/.exec(name) ?? [];
	const papers = papersOf(record.tracks);
	const published = papers.length + documents.length > 0;
	return {
		...record,
		id: `aic-raethm-${slug}`,
		slug,
		name,
		series,
		year,
		...(dates.call && { call: dates.call }),
		...(dates.opens && { opens: dates.opens }),
		dates: storedDates(dates),
		revised: dates.revised,
		...(venue?.institute && { venue }),
		...(brochure?.file && { brochure }),
		...(awards.length > 0 && { awards: awards.map(awardOf) }),
		...(published && { proceedings: { papers, documents } }),
		toShow: [
			...(published ? [shownNames.proceedings] : []),
			...(photos ? [shownNames.photos] : []),
			...(awards.length > 0 ? [shownNames.awards] : []),
		],
		paperTotal: papers.reduce((sum, { paperCount }) => sum + paperCount, 0),
		awardTotal: awards.reduce((sum, { entries }) => sum + entries.length, 0),
		...(people && {
			people: async () => {
				const [{ peopleOf }, stored] = await Promise.all([import('./people-of.ts'), people()]);
				return peopleOf(stored.default);
			},
		}),
		...(photos && {
			photos: async () => {
				const [{ photosOf }, stored] = await Promise.all([import('./photos-of.ts'), photos()]);
				return photosOf(stored.default);
			},
		}),
	};
}

/** A record as it is fetched. */
type Module<Of> = { readonly default: Of };

/** PROC-1: the tracks whose papers are counted. */
const papersOf = (tracks: Stored['tracks']): readonly Sampled<TrackPapers>[] =>
	tracks.flatMap(({ papers: { count, type, ...mark } = {} }, track) =>
		count !== undefined && type ? [{ ...mark, track, paperCount: count, type }] : [],
	);

const awardOf = ({ after, ...award }: Stored['awards'][number]): AwardGroup => ({
	...award,
	description: honoured(award.to, award.entries.length, after),
});
