import type { Field } from '#content/records/describe.ts';
import { groupsIn, within } from '#content/records/groups-in.ts';
import type { Known, Wrong } from './problem.ts';

type Stored = { readonly file?: string; readonly drawing?: string; readonly alt?: string };

/** A picture must be there, what it shows must be said, and what was said of a drawing is not true of a photo. */
export function* wrongPictures(record: Field, stored: unknown, { hasFile }: Known): Iterable<Wrong> {
	for (const { group, values, where } of groupsIn(record, stored)) {
		const photo = group.parts.file;
		if (photo?.kind !== 'optional' || photo.one.kind !== 'photo') continue;
		const { family } = photo.one;
		const { file, drawing, alt }: Stored = values;
		const isDrawn =
			drawing !== undefined &&
			['svg', 'webp'].some((end) => hasFile(`media/sources/${family}/${drawing}.${end}`));
		const described = within(where, 'What the picture shows');
		if (file === undefined && !isDrawn)
			yield { field: within(where, 'Photo'), sentence: 'There is no picture: drop a photo here.' };
		if (group.parts.alt === undefined) continue;
		if (!alt)
			yield {
				field: described,
				sentence: 'Say in a sentence what is seen, for people who do not see it.',
			};
		else if (file !== undefined && /^(drawn|(woven )?drawing)\b/i.test(alt))
			yield {
				field: described,
				sentence: 'This describes the drawing that was here before: say what the photo shows.',
			};
	}
}
