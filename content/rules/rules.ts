import { allShapes, type RecordName, type RecordOf, type RecordShape } from '#content/records/shapes.ts';
import { besideConference, conferences } from './conferences.ts';
import { twice, wrongIn } from './fields.ts';
import { unmarkedHindi } from './language.ts';
import { wrongPictures } from './pictures.ts';
import type { Known, Problem, Wrong } from './problem.ts';
import { lostMarks } from './samples.ts';
import { sound } from './sound.ts';
import {
	announcements,
	company,
	conferencePhotos,
	plans,
	testimonials,
	workshops,
} from './within-records.ts';

/** What must agree within a record, and with the others, beyond what each field says of itself. */
const rules: {
	readonly [Name in RecordName]?: (record: RecordOf<Name>, known: Known, slug: string) => Iterable<Wrong>;
} = {
	announcements,
	company,
	conferences,
	'conference-people': besideConference,
	'conference-photos': (photos, known, slug) => [
		...besideConference(photos, known, slug),
		...conferencePhotos(photos),
	],
	plans,
	testimonials,
	workshops,
};

/** Everything that is wrong with the records, each thing in a sentence for the owner. Never throws. */
export function problemsOf(known: Known): Problem[] {
	return allShapes.flatMap(([name, shape]) => {
		const files = filesOf(name, shape, known);
		return [
			...files.flatMap((file) => wrongRecord(name, shape, file, known).map((wrong) => ({ file, ...wrong }))),
			...wrongNames(name, shape, files, known),
		];
	});
}

function filesOf(name: string, { named }: RecordShape, { records }: Known): string[] {
	if (named === undefined) return records.has(`${name}.json`) ? [`${name}.json`] : [];
	return [...records.keys()].filter((file) => file.startsWith(`${name}/`));
}

function wrongRecord(name: RecordName, { of }: RecordShape, file: string, known: Known): Wrong[] {
	const record = known.records.get(file);
	const wrong = [
		...wrongIn(of, record, known),
		...wrongPictures(of, record, known),
		...lostMarks(of, record),
		...unmarkedHindi(of, record),
	];
	const disagreeing = [...(rules[name]?.(sound(of, record) as never, known, slugIn(name, file)) ?? [])];
	// a field that is wrong in itself is not told as disagreeing too
	return [...wrong, ...disagreeing.filter(({ field }) => wrong.every((one) => one.field !== field))];
}

const slugIn = (name: string, file: string) => file.slice(name.length + 1, -'.json'.length);

/** The name of a file is part of addresses, and no two files of a folder have one name. */
function* wrongNames(
	name: string,
	{ named, label }: RecordShape,
	files: readonly string[],
	{ records }: Known,
): Iterable<Problem> {
	if (named === undefined) return;
	for (const file of files) {
		const slug = slugIn(name, file);
		const sentence = `Its file is called “${slug}”: only small letters, digits and single hyphens can stand there.`;
		if (!/^[a-z\d]+(-[a-z\d]+)*$/.test(slug)) yield { file, field: label, sentence };
	}
	const names = files.map((file) => (records.get(file) as Readonly<Record<string, unknown>> | null)?.[named]);
	for (const one of twice(names))
		yield { file: `${name}/`, field: label, sentence: `Two are called “${one}”: give one another name.` };
}
