import type { PathName } from './paths.ts';

/**
 * What documents and social cards print: words and figures of the site, by the family of files that prints them. The site
 * writes them as JSON to the standard input of the program that prints; what it writes beside them is not read.
 */
export type PrintedWords = {
	readonly documents: DocumentWords;
	readonly cards: readonly CardWords[];
};

/** The division that a page belongs to; the group speaks of all three. */
export type Thread = 'group' | 'research' | 'conferences' | 'software';

/** The social card of one address. */
export type CardWords = {
	readonly name: PathName;
	/** The page whose pattern it shows: a second address of a screen has the card of the first. */
	readonly pattern: PathName;
	readonly heading: string;
	/** The heading is a name, and set larger. */
	readonly isName: boolean;
	readonly under: string;
	/** The division that gives the dye. */
	readonly thread: Thread;
};

export type DocumentWords = {
	readonly brochure: BrochureWords;
	readonly paperTemplate: PaperTemplateWords;
	readonly summary: SummaryWords;
	readonly abstractBook: AbstractBookWords;
};

type Said<Name extends string> = Readonly<Record<Name, string>>;
type Texts = readonly string[];
type Rows = readonly Texts[];

/** CONF-8, PLAN-1 */
export type BrochureWords = {
	/** Where it is served, if a brochure is offered. */
	readonly file: string | undefined;
	readonly hero: Said<'kind' | 'name' | 'year'> & Readonly<Record<'when' | 'where', string | undefined>>;
	/** Consultancy, institute and conference, in this order. */
	readonly about: readonly Said<'heading' | 'text'>[];
	readonly facts: readonly Said<'label' | 'value'>[];
	readonly dates: Said<'heading' | 'rule'> & {
		readonly columns: Said<'date' | 'milestone'>;
		/** `days`: the day, or the first and the last one. */
		readonly rows: readonly (Said<'note'> & {
			readonly date: Said<'id' | 'label'>;
			readonly days: readonly Said<'words'>[];
		})[];
	};
	readonly tracksIntro: Said<'heading' | 'lead'>;
	readonly tracks: readonly (Said<'title'> & { readonly topics: Texts })[];
	readonly guidelines: Said<'heading' | 'publication'> & { readonly steps: Texts };
	readonly journals: Texts;
	/** By their titles. */
	readonly workshops: Texts;
	readonly notes: Said<'template' | 'workshops' | 'fee'>;
	readonly venue: string;
	readonly company: Said<'name' | 'city' | 'region' | 'country'>;
	readonly organisers: Said<'email' | 'phone'> & { readonly sample?: boolean | undefined };
	/** The pages of the website, by their whole addresses. */
	readonly pages: Said<'conference' | 'registration'>;
};

/** A paragraph of the paper template, or what stands between two. */
export type PaperBlock =
	| string
	| { readonly is: 'list'; readonly items: Texts }
	| { readonly is: 'table'; readonly caption: string; readonly rows: Rows }
	| { readonly is: 'figure'; readonly caption: string; readonly alt: string }
	| { readonly is: 'formula'; readonly number: string };

export type PaperSection = {
	readonly heading: string;
	/** A heading of the second level. */
	readonly under?: true;
	readonly blocks: readonly PaperBlock[];
};

/** CONF-8: one text for the PDF and for MS-Word. */
export type PaperTemplateWords = Said<'fileTitle' | 'title' | 'subtitle' | 'abstract' | 'keywords'> & {
	/** The lines of each. */
	readonly authors: Rows;
	readonly sections: readonly PaperSection[];
	readonly acknowledgement: string;
	readonly references: Texts;
};

/** The head of a report for attendees; `title` is that of the file. */
type ReportWords = Said<'edition' | 'title' | 'heading' | 'lead'>;

export type SummarySection = {
	readonly heading: string;
	readonly paragraphs?: Texts;
	readonly table?: { readonly head: Texts; readonly rows: Rows };
	readonly list?: Texts;
};

/** PROC-2: the Conference Summary. */
export type SummaryWords = ReportWords & {
	readonly facts: readonly Said<'label' | 'value'>[];
	readonly sections: readonly SummarySection[];
};

/** `papers` says how many there are, or that it is not known. */
export type AbstractBookTrack = Said<'title' | 'papers'> & {
	readonly topics: readonly (Said<'name'> & {
		readonly abstract: Said<'title' | 'authors' | 'text'> | undefined;
	})[];
};

/** PROC-2: the Abstract Book, with a mark for an example of an abstract, and what stands where one is still to come. */
export type AbstractBookWords = ReportWords &
	Said<'contents' | 'sample' | 'toCome'> & { readonly tracks: readonly AbstractBookTrack[] };
