import type { RecordOf } from '#content/records/shapes.ts';
import type {
	AwardGroup,
	CommitteeOffice,
	Download,
	Patron,
	Photo,
	Sampled,
	Speaker,
	TrackLink,
} from '#content/shapes.ts';
import type { Edition } from '#contract/dates.ts';
import type { EditionPath, paths } from '#contract/paths.ts';

type Stored = RecordOf<'conferences'>;

/** Where an edition is held. */
export type Venue = NonNullable<Stored['venue']>;

/** A track of the proceedings: its place in `tracks`, counted from 0, and its papers. */
export type TrackPapers = Pick<TrackLink, 'paperCount' | 'type'> & { readonly track: number };

/** A guarded document of the proceedings; its id stands in contract/documents.ts. */
export type ProceedingsDocument = Stored['documents'][number];

/** Who speaks, supports and serves; a record of its own, because few pages show them. */
export type EditionPeople = {
	/** CONF-3 */
	readonly speakers: readonly Sampled<Speaker>[];
	/** CONF-4 */
	readonly patrons: readonly Sampled<Patron>[];
	/** CONF-5 */
	readonly committee: readonly Sampled<CommitteeOffice>[];
};

/** What an edition leaves in pictures; a record of its own, because only its galleries need it. */
export type EditionPhotos = {
	/** The few of the gallery (GAL-1). */
	readonly gallery: readonly Sampled<Photo>[];
	/** All of them, with the proceedings (PROC-5). */
	readonly proceedings: readonly Sampled<Photo>[];
};

/** What pages show of an edition as it is stored. */
type AsStored = Pick<Stored, 'host' | 'tracks' | 'scope' | 'journals' | 'downloads'>;

/**
 * Everything that is of one edition of the conference. What is not known yet is left out, or its list is empty: the pages
 * then do without, or say that it is still to come.
 */
export type ConferenceEdition = Edition &
	AsStored & {
		/** The end of its own address, `/Conference/<slug>`: never change it. */
		readonly slug: string;
		/** The name in two parts, as the head of its page shows it. */
		readonly series: string;
		readonly year: string;
		readonly venue?: Venue;
		readonly brochure?: Download;
		readonly awards?: readonly AwardGroup[];
		readonly proceedings?: {
			readonly papers: readonly Sampled<TrackPapers>[];
			readonly documents: readonly Sampled<ProceedingsDocument>[];
		};
		/** What it has to show after it was held, as a sentence names it; empty until anything is on record. */
		readonly toShow: readonly string[];
		/** How many papers its proceedings count, of all tracks together. */
		readonly paperTotal: number;
		/** How many awards it gave, over all groups. */
		readonly awardTotal: number;
		/** Both are fetched by the pages that show them alone. */
		readonly people?: () => Promise<EditionPeople>;
		readonly photos?: () => Promise<EditionPhotos>;
	};

/** Which page speaks of which edition; made by `app/editions/` and handed to whatever says something of them. */
export type Editions = {
	/** The newest first. */
	readonly all: readonly [ConferenceEdition, ...ConferenceEdition[]];
	/** The one that `/Conference` shows: the next that is announced, else the latest. */
	readonly current: ConferenceEdition;
	/** The others, each with a page of its own. */
	readonly past: readonly ConferenceEdition[];
	/** Whose awards, proceedings and pictures the pages of that name show. */
	readonly awarded: ConferenceEdition;
	readonly published: ConferenceEdition;
	readonly pictured: ConferenceEdition;
	/** Whose brochure shows what a conference with us looks like (PLAN-3). */
	readonly brochured: ConferenceEdition;
	/** Whose template a paper is written in. */
	readonly templated: ConferenceEdition;
	/** The newest edition whose days are set. */
	readonly dated: ConferenceEdition;
	/** The latest edition that is on record, so that it certainly took place; the current one while there is none. */
	readonly onRecord: ConferenceEdition;
	/** Whether `/Conference` shows an edition that is still to come, or whose record is. */
	readonly isAhead: boolean;
	/** In the order of the list of past conferences. */
	readonly listedAsPast: readonly ConferenceEdition[];
	/** Where the page of an edition stands. */
	readonly addressOf: (edition: ConferenceEdition) => typeof paths.conference | EditionPath;
};
