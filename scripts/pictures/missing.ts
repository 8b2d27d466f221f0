import type { PictureFile } from '#content/shapes.ts';
import { families, frameOf, variants } from './families.ts';

/** What is still missing for the pictures of a family, in sentences that say what to do. */

type Pictures = Readonly<Record<string, PictureFile>>;

/** The least size of a source that fills every width: `1280 x 960`; a family without a frame keeps each picture's own. */
function sizeOf(family: string, name: string): string {
	const frame = frameOf(families[family] ?? { widths: [] }, name);
	const width = Math.max(...frame.widths);
	return frame.ratio === undefined ? `${width} wide` : `${width} x ${Math.round(width / frame.ratio)}`;
}

/** Pictures that belong together, of which some are not there. */
export function missingVariants(family: string, pictures: Pictures): string[] {
	const ends = variants[family] ?? [];
	const longestFirst = ends.toSorted((a, b) => b.length - a.length);
	const begun = new Set(
		Object.keys(pictures).map((name) => {
			const end = longestFirst.find((each) => name.endsWith(each)) ?? '';
			return name.slice(0, name.length - end.length);
		}),
	);
	return [...begun].flatMap((name) => {
		const lacking = ends.map((end) => name + end).filter((each) => !(each in pictures));
		if (lacking.length === 0) return [];
		const files = lacking.map((each) => `${each} (${sizeOf(family, each)})`).join(', ');
		return [
			`${family}/${name} lacks ${files}. Add them to media/sources/${family}/, or one photograph ${name}.jpg from which all are cut.`,
		];
	});
}

/** Pictures without words, and words without a picture, where a family has a file of words. */
export function missingWords(
	family: string,
	names: readonly string[],
	subjects: object | undefined,
): string[] {
	if (subjects === undefined) return [];
	const file = `content/pictures/subjects/${family}.ts`;
	const named = Object.keys(subjects);
	const wordless = names.filter((name) => !named.includes(name));
	const pictureless = named.filter((name) => !names.includes(name));
	return [
		...wordless.map(
			(name) =>
				`${family}/${name} has no words and is not shown. Add to ${file}: '${name}': { file: pictures['${name}'], alt: '…' },`,
		),
		...pictureless.map(
			(name) =>
				`${file} names ${name}, which has no picture. Add media/sources/${family}/${name}.jpg (${sizeOf(family, name)}), or take its line out.`,
		),
	];
}

/** Pictures that are shown in fewer sizes than their frame has. They are shown all the same. */
export function tooSmall(family: string, pictures: Pictures): string[] {
	const small = Object.entries(pictures).filter(([name, { widths }]) => {
		const frame = frameOf(families[family] ?? { widths: [] }, name);
		return frame.ratio !== undefined && widths.length > 0 && (widths.at(-1) ?? 0) < Math.max(...frame.widths);
	});
	return small.map(
		([name, { width, height }]) =>
			`${family}/${name} is ${width} x ${height}; ${sizeOf(family, name)} would be sharp everywhere.`,
	);
}
