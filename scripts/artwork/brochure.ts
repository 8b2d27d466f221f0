import { company } from '#content/company.ts';
import { aboutOf } from '#content/conference/about.ts';
import { notes } from '#content/conference/brochure.ts';
import { heroOf, tracksIntroOf } from '#content/conference/conference.ts';
import { datesOf } from '#content/conference/dates.ts';
import { factsOf } from '#content/conference/edition-facts.ts';
import { venueLine } from '#content/conference/edition-words.ts';
import { guidelinesOf } from '#content/conference/guidelines.ts';
import { organisers } from '#content/conference/organisers.ts';
import { workshops } from '#content/conference/workshops.ts';
import type { ConferenceEdition } from '#content/edition.ts';
import type { BrochureWords } from '#contract/artwork.ts';
import { paths } from '#contract/paths.ts';
import { publicOrigin } from '../environment.ts';

/** What the brochure of an edition says. */
export const brochureWords = (edition: ConferenceEdition): BrochureWords => ({
	file: edition.brochure?.file,
	hero: heroOf(edition),
	about: aboutOf(edition).map(({ heading, text }) => ({ heading, text })),
	facts: factsOf(edition),
	dates: datesOf(edition),
	tracksIntro: tracksIntroOf(edition, false),
	tracks: edition.tracks,
	guidelines: guidelinesOf(edition, true),
	journals: edition.journals,
	workshops: workshops.map(({ title }) => title),
	notes,
	venue: venueLine(edition),
	company,
	organisers,
	pages: {
		conference: publicOrigin + paths.conference,
		registration: publicOrigin + paths.registration,
	},
});
