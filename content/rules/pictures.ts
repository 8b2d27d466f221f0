import type { Wrong } from './problem.ts';

type Stored = { readonly file?: string; readonly alt?: string };

/**
 * What a picture shows must be said, and what was said of a drawing is not true of the photo in its place.
 * @param isDrawn whether a drawing stands in while there is no photo
 * @param where the picture as the owner finds it in the form
 */
export function wrongPicture(stored: Stored | undefined, isDrawn: boolean, where: string): Wrong[] {
	const words = (sentence: string) => [{ field: `${where}, What the picture shows`, sentence }];
	if (stored?.file === undefined && !isDrawn)
		return [{ field: `${where}, Photo`, sentence: 'There is no picture: drop a photo here.' }];
	if (!stored?.alt) return words('Say in a sentence what is seen, for people who do not see it.');
	if (stored.file !== undefined && /^(drawn|drawing)\b/i.test(stored.alt))
		return words('This describes the drawing that was here before: say what the photo shows.');
	return [];
}
