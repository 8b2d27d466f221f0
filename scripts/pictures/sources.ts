import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { extname, join } from 'node:path';
import { photoName } from '#content/records/picture-of.ts';
import { families, variants } from './families.ts';

/** What is kept of a photo that is cut. */
export type Focus = 'attention' | 'top' | 'bottom';

/** The focus of each photo that has one, by its path. */
export type Focuses = ReadonlyMap<string, Focus>;

/** One picture as it was given to us. */
export type Source = {
	readonly family: string;
	readonly name: string;
	readonly path: string;
	readonly vector: boolean;
	/** Whether the editor saved it, so that its record has the words for it. */
	readonly ofRecord: boolean;
	/** Which part stays where the frame is narrower; left out, the middle. */
	readonly focus?: Focus;
	/** Three characters from the bytes and from how the family is cut. A page says them for every picture it shows. */
	readonly hash: string;
};

/** What a photo can be saved as. */
export const photoFormats = ['.jpg', '.jpeg', '.png', '.webp', '.avif'];
/** The first of these that there is. */
const formats = [...photoFormats, '.svg'];
const formatOf = (file: string) => extname(file).toLowerCase();
/** Raised when the same source would now give other bytes. */
const edition = 1;

function read(folder: string, family: string, file: string, focuses: Focuses): Source {
	const path = join(folder, family, file);
	const inProject = path.replaceAll('\\', '/');
	const focus = focuses.get(inProject);
	// what the editor saves lies in folders of its own
	const ofRecord = /[\\/]/.test(file);
	const hash = createHash('sha256')
		.update(readFileSync(path))
		.update(JSON.stringify([families[family], edition, ...(focus ? [focus] : [])]))
		.digest('base64url')
		.slice(0, 3);
	return {
		family,
		name: ofRecord ? photoName(inProject) : file.slice(0, -extname(file).length),
		path,
		vector: formatOf(file) === '.svg',
		ofRecord,
		...(focus && { focus }),
		hash,
	};
}

/** The pictures that a source stands for: itself, or every variant of a family that has them. */
function variantsOf(source: Source): Source[] {
	const ends = variants[source.family] ?? [];
	if (ends.length === 0 || ends.some((end) => source.name.endsWith(end))) return [source];
	return ends.map((end) => ({ ...source, name: source.name + end }));
}

/** The sources of one family by name. A photograph beside a drawing of the same name wins. */
export function sourcesOf(folder: string, family: string, focuses: Focuses = new Map()): Source[] {
	const files = readdirSync(join(folder, family), { recursive: true, encoding: 'utf8' }).filter((file) =>
		formats.includes(formatOf(file)),
	);
	const chosen = new Map<string, Source>();
	for (const file of files.sort((a, b) => formats.indexOf(formatOf(b)) - formats.indexOf(formatOf(a))))
		for (const source of variantsOf(read(folder, family, file, focuses))) chosen.set(source.name, source);
	return [...chosen.values()].sort((a, b) => a.name.localeCompare(b.name, 'en', { numeric: true }));
}

/** The families that have a folder. Throws where a folder has no entry in families.ts. */
export function familiesIn(folder: string): string[] {
	const names = existsSync(folder) ? readdirSync(folder).sort() : [];
	const strange = names.filter((name) => !(name in families));
	if (strange.length)
		throw new Error(
			`${folder}: no family is called ${strange.join(', ')} (see scripts/pictures/families.ts)`,
		);
	return names;
}
