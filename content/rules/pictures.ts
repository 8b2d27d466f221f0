import type { Field } from '#content/records/describe.ts';
import { within } from './fields.ts';
import type { Known, Wrong } from './problem.ts';

type Stored = { readonly file?: string; readonly drawing?: string; readonly alt?: string };

/** A picture must be there, what it shows must be said, and what was said of a drawing is not true of a photo. */
function wrongPicture(
	stored: Stored,
	family: string,
	where: string,
	isDescribed: boolean,
	{ hasFile }: Known,
): Wrong[] {
	const { file, drawing, alt } = stored;
	const isDrawn =
		drawing !== undefined &&
		['svg', 'webp'].some((end) => hasFile(`media/sources/${family}/${drawing}.${end}`));
	const words = (sentence: string) => [{ field: within(where, 'What the picture shows'), sentence }];
	const missing =
		file === undefined && !isDrawn
			? [{ field: within(where, 'Photo'), sentence: 'There is no picture: drop a photo here.' }]
			: [];
	if (!isDescribed) return missing;
	if (!alt) return [...missing, ...words('Say in a sentence what is seen, for people who do not see it.')];
	if (file !== undefined && /^(drawn|(woven )?drawing)\b/i.test(alt))
		return words('This describes the drawing that was here before: say what the photo shows.');
	return missing;
}

/** Looks at every picture of a record; one that may be left out is passed over while it is empty. */
export function wrongPictures(field: Field, stored: unknown, known: Known, where = ''): Wrong[] {
	if (field.kind === 'optional')
		return isLeftOut(stored) ? [] : wrongPictures(field.one, stored, known, where);
	if (field.kind === 'list' && Array.isArray(stored))
		return stored.flatMap((entry, at) => wrongPictures(field.one, entry, known, `${where} ${at + 1}`));
	if (field.kind !== 'group') return [];
	const { file, alt } = field.parts;
	if (file?.kind === 'optional' && file.one.kind === 'photo')
		return wrongPicture((stored ?? {}) as Stored, file.one.family, where, alt !== undefined, known);
	const values = (stored ?? {}) as Readonly<Record<string, unknown>>;
	return Object.entries(field.parts).flatMap(([key, part]) =>
		wrongPictures(part, values[key], known, within(where, part.label)),
	);
}

const isLeftOut = (stored: unknown) =>
	typeof stored !== 'object' ||
	stored === null ||
	Object.values(stored).every((one) => one === '' || one === undefined);
