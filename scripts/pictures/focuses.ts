import { globSync, readFileSync } from 'node:fs';
import type { Focus } from './sources.ts';

/** What the form calls it, and what the cutter does; `middle` is what it does anyway. */
const meanings: Readonly<Record<string, Focus>> = { automatic: 'attention', top: 'top', bottom: 'bottom' };

/** Portraits keep the face wherever it is. */
const ofFaces = /^media\/sources\/people\//;

/** Which part of each photo stays when it is cut: as its record says, of portraits the face. */
export function focusesOf(folder = 'content/records'): ReadonlyMap<string, Focus> {
	const found = new Map<string, Focus>();
	for (const file of globSync('**/*.json', { cwd: folder }))
		for (const { file: photo, focus } of picturesIn(JSON.parse(readFileSync(`${folder}/${file}`, 'utf8')))) {
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
