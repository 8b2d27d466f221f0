import type { EditionState } from '#contract/edition-states.ts';
import type { SubmissionKind } from '#contract/submissions.ts';
import { inWords } from './counted.ts';
import type { Worded } from './records/describe.ts';

/** Which places `{…}` the texts of `emails.ts` have. A text that lacks one, or names another, is an error of its type. */

type ByKind<Places> = Readonly<Record<SubmissionKind, Places>>;

/** A sentence about one, and about any other number. */
type Counted<Places = never> = { readonly one: never; readonly many: 'count' | Places };

/** The emails that a submission causes: what each of their texts names beside what it must name. */
type Caused<Subject, Opening = never, Thanks = never> = {
	readonly toOrganiser: { readonly subject: 'sender' | 'about' | Subject; readonly opening: Opening };
	readonly toVisitor: {
		readonly subject: 'reference' | Exclude<Subject, 'affiliation'>;
		readonly opening: 'received' | Thanks;
	};
};

/** A registration for a conference that is not over names it everywhere. */
type Ahead = Caused<'affiliation' | 'conference', 'conference', 'conference'>;

/** The places of each text; those of a list stand in any of its paragraphs. */
type Places = {
	readonly from: { readonly organiser: never; readonly visitor: never };
	readonly message: Caused<never>;
	readonly registration: {
		readonly [State in Exclude<EditionState, 'over'>]: Ahead;
	} & {
		readonly over: Caused<'affiliation', 'conference'>;
		readonly standing: Caused<'affiliation'>;
	};
	readonly submission: {
		readonly about: { readonly page: 'page'; readonly topic: 'page' | 'topic' };
		readonly suspectedSubject: 'subject';
		readonly reply: never;
		readonly whySuspected: never;
		readonly labels: { readonly received: never; readonly reference: never; readonly sentFrom: never };
	};
	readonly receipt: {
		readonly paragraphs: ByKind<'reference'>;
		readonly calendar: 'conference';
	};
	readonly digest: {
		readonly subject: never;
		readonly opening: 'day';
		readonly refused: Counted;
		readonly waiting: Counted;
		readonly held: Counted;
		readonly heldInFull: {
			readonly robots: { readonly subject: never; readonly opening: Counted };
			readonly gathered: { readonly subject: never; readonly opening: Counted };
		};
		readonly administrator: { readonly opening: never; readonly refused: never; readonly waiting: never };
	};
	readonly test: { readonly subject: never; readonly paragraphs: 'time' };
};

/** The names in braces of a text. */
type PlacesIn<Text> = Text extends Worded<infer Place> ? Place : PlacesWritten<Text>;

type PlacesWritten<Text> = Text extends `${string}{${infer Place}}${infer Rest}`
	? Place | PlacesWritten<Rest>
	: never;

/** What the type check says of a text that does not have the places it must have. */
type Fault<Says> = { readonly fault: Says };

type Fits<Text, Wanted extends string> = [Exclude<Wanted, PlacesIn<Text>>] extends [never]
	? [PlacesIn<Text>] extends [Wanted]
		? Text
		: Fault<`There is no place {${Exclude<PlacesIn<Text>, Wanted>}} here`>
	: Fault<`The place {${Exclude<Wanted, PlacesIn<Text>>}} is missing`>;

/** The texts as they must be, from the places that each of them has. */
type Checked<Texts, Wanted> = {
	readonly [Name in keyof Wanted]: Wanted[Name] extends string
		? Name extends keyof Texts
			? Texts[Name] extends readonly (infer Paragraph)[]
				? readonly Fits<Paragraph, Wanted[Name]>[]
				: Fits<Texts[Name], Wanted[Name]>
			: string
		: Name extends keyof Texts
			? Checked<Texts[Name], Wanted[Name]>
			: never;
};

/** Checks, by its type, that every text is there and has its places. */
export const emailWords = <const Texts>(texts: Texts & Checked<Texts, Places>): Texts => texts;

/** The paragraphs of a record, which an empty line parts. */
export const paragraphsOf = <Place extends string>(text: Worded<Place>): readonly Worded<Place>[] =>
	text.split(/\n\s*\n/) as unknown as readonly Worded<Place>[];

/** Fills the places of a text; a number as a word, up to 99. Nothing that is filled in is read as a place again. */
export function fillIn<Text extends string>(
	text: Text,
	values: Readonly<Record<PlacesIn<Text>, string | number>>,
): string {
	return text.replace(/\{(\w+)\}/g, (_, place: PlacesIn<Text>) => {
		const value: string | number = values[place];
		return typeof value === 'number' ? inWords(value) : value;
	});
}
