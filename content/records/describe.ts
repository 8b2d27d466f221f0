import type { Href } from '#content/href.ts';

/**
 * What a record consists of, said once. From it come the types of the pages, the reading with sentences (content/rules/), the
 * rules (content/rules) and the form of the editor (editor/). Only types of it reach the pages.
 */

type Hinted = { readonly hint?: string };
type Said = Hinted & { readonly label: string };

/**
 * `most` is the most characters that fit its place; `like` a pattern and the sentence for what does not follow it; `places`
 * are the names in braces that are filled in: each must stand in it, and no other.
 */
type Text = Said & {
	readonly kind: 'text';
	readonly places?: readonly string[];
	readonly long?: true;
	readonly most?: number;
	readonly like?: readonly [pattern: RegExp, sentence: string];
	/** What a new entry begins with. */
	readonly usual?: string;
};
/** A day of the calendar in India, as `2026-12-31`. */
type Day = Said & {
	readonly kind: 'day';
	/** A new entry begins with the day on which it is written. */
	readonly today?: true;
};
type Whole = Said & { readonly kind: 'whole'; readonly least?: number; readonly most?: number };
type Tick = Said & { readonly kind: 'tick' };
type Choice<Of extends string> = Said & {
	readonly kind: 'choice';
	readonly of: Readonly<Record<Of, string>>;
};
type Choices<Of extends string> = Said & {
	readonly kind: 'choices';
	readonly of: Readonly<Record<Of, string>>;
};
/** Where a link leads: a page of this site or a place on it, or an outside address in full. */
type Address = Said & { readonly kind: 'address' };
/** An address outside of this site, in full; with `host`, on that host alone. */
type Outside = Said & { readonly kind: 'outside'; readonly host?: string };
/** A photo in place of what is drawn; `family` is its folder below media/sources. */
type Photo = Said & { readonly kind: 'photo'; readonly family: string };
/** A file that visitors may take away; it lies below media/public. */
type Served = Said & { readonly kind: 'served'; readonly folder: string };
/** Another record, by the name of its file. */
type Reference = Said & { readonly kind: 'reference'; readonly to: string };
type List<One> = Said & {
	readonly kind: 'list';
	readonly one: One;
	readonly least?: number;
	readonly most?: number;
	/** The field of an entry by which the form calls it; left out where an entry is one text. */
	readonly named?: string;
};
type Group<Parts> = Said & { readonly kind: 'group'; readonly parts: Parts };
type Optional<One> = { readonly kind: 'optional'; readonly label: string; readonly one: One };

interface AnyList extends List<Field> {}
interface AnyGroup extends Group<Readonly<Record<string, Field>>> {}
interface AnyOptional extends Optional<Field> {}

export type Field =
	| Text
	| Day
	| Whole
	| Tick
	| Choice<string>
	| Choices<string>
	| Address
	| Outside
	| Photo
	| Served
	| Reference
	| AnyList
	| AnyGroup
	| AnyOptional;

declare const filledIn: unique symbol;

/** A text in which these names stand in braces, to be filled in. */
export type Worded<Place extends string> = string & { readonly [filledIn]: Place };

/** What a field of a plain kind holds. */
type Plain = {
	readonly text: string;
	readonly reference: string;
	readonly photo: string;
	readonly day: `${number}-${number}-${number}`;
	readonly whole: number;
	readonly tick: boolean;
	readonly address: Href;
	readonly outside: `https://${string}`;
	readonly served: `/${string}`;
};

/** What a field holds. The editor leaves out what is empty, so what may be empty may be missing. */
export type Value<F> =
	F extends Optional<infer One>
		? Value<One>
		: F extends { readonly places: readonly (infer Place extends string)[] }
			? Worded<Place>
			: F extends Choice<infer Of>
				? Of
				: F extends Choices<infer Of>
					? readonly Of[]
					: F extends List<infer One>
						? readonly Value<One>[]
						: F extends Group<infer Parts>
							? Parted<Parts>
							: F extends { readonly kind: infer Kind extends keyof Plain }
								? Plain[Kind]
								: never;

type MayBeMissing = { readonly kind: 'optional' | 'tick' };
type Parted<Parts> = {
	readonly [K in keyof Parts as Parts[K] extends MayBeMissing ? never : K]: Value<Parts[K]>;
} & {
	readonly [K in keyof Parts as Parts[K] extends MayBeMissing ? K : never]?: Value<Parts[K]>;
};

type More<Of> = Omit<Of, 'kind' | 'label'>;

export const text = (label: string, more: More<Text> = {}): Text => ({ kind: 'text', label, ...more });
/** A text with places that are filled in. */
export const worded = <const Place extends string = never>(
	label: string,
	places: readonly Place[],
	more: Omit<More<Text>, 'places' | 'hint'> = {},
) => {
	const kept = places.map((place) => `{${place}}`).join(', ');
	const hint = kept && { hint: `Keep ${kept}: the website fills it in.` };
	return { kind: 'text' as const, label, places, ...hint, ...more };
};
export const day = (label: string, more: More<Day> = {}): Day => ({ kind: 'day', label, ...more });
export const whole = (label: string, more: More<Whole> = {}): Whole => ({ kind: 'whole', label, ...more });
export const tick = (label: string, more: More<Tick> = {}): Tick => ({ kind: 'tick', label, ...more });
export const address = (label: string, more: Hinted = {}): Address => ({ kind: 'address', label, ...more });
export const outside = (label: string, more: More<Outside> = {}): Outside => ({
	kind: 'outside',
	label,
	...more,
});
export const photo = (label: string, more: More<Photo>): Photo => ({ kind: 'photo', label, ...more });
export const served = (label: string, more: More<Served>): Served => ({ kind: 'served', label, ...more });
export const reference = (label: string, more: More<Reference>): Reference => ({
	kind: 'reference',
	label,
	...more,
});
export const choice = <const Of extends string>(
	label: string,
	of: Readonly<Record<Of, string>>,
	more: Hinted = {},
): Choice<Of> => ({ kind: 'choice', label, of, ...more });
export const choices = <const Of extends string>(
	label: string,
	of: Readonly<Record<Of, string>>,
	more: Hinted = {},
): Choices<Of> => ({ kind: 'choices', label, of, ...more });
export const list = <const One extends Field>(
	label: string,
	one: One,
	more: Omit<More<List<One>>, 'one'> = {},
): List<One> => ({ kind: 'list', label, one, ...more });
export const group = <const Parts extends Readonly<Record<string, Field>>>(
	label: string,
	parts: Parts,
	more: Hinted = {},
): Group<Parts> => ({ kind: 'group', label, parts, ...more });
export const optional = <const One extends Field>(one: One): Optional<One> => ({
	kind: 'optional',
	label: one.label,
	one,
});

/** A record that is one list of entries. */
export const listing = <const Parts extends Readonly<Record<string, Field>>>(
	label: string,
	entry: string,
	parts: Parts,
	more: Omit<More<List<Field>>, 'one'>,
): Group<{ readonly list: List<Group<Parts>> }> =>
	group(label, { list: { kind: 'list', label, one: group(entry, parts), ...more } });

/** The tick of what nobody has confirmed yet (docs/decisions/0025). */
export const sample = tick('Still an example', {
	hint: 'The page marks it until you take this tick away.',
});
