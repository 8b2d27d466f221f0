import { readRecord, recordFiles } from '../record-files.ts';
import type { Focus, Focuses } from './sources.ts';

/** What the form calls it, and what the cutter does; `middle` is what it does anyway. */
const meanings: Readonly<Record<string, Focus>> = { automatic: 'attention', top: 'top', bottom: 'bottom' };

/** Portraits keep the face wherever it is. */
const ofFaces = /^media\/sources\/people\//;

/** Which part of each photo stays when it is cut: as its record says, of portraits the face. */
export async function focusesOf(): Promise<Focuses> {
	const found = new Map<string, Focus>();
	for (const record of await recordFiles())
		for (const { file: photo, focus } of picturesIn(await readRecord(record))) {
			const meaning = meanings[focus ?? (ofFaces.test(photo) ? 'automatic' : 'middle')];
			if (meaning) found.set(photo, meaning);
		}
	return found;
}

type Picture = { readonly file: string; readonly focus?: string };

function picturesIn(value: unknown): Picture[] {
	if (typeof value !== 'object' || value === null) return [];
	const here = 'file' in value && typeof value.file === 'string' ? [value as Picture] : [];
	return [...here, ...Object.values(value).flatMap(picturesIn)];
}
