import { existsSync, readFileSync, statSync } from 'node:fs';
import { shapeOfFile } from '#content/records/shapes.ts';
import type { Problem } from '#content/rules/problem.ts';
import { problemsOf } from '#content/rules/rules.ts';
import { allPaths, editionPath } from '#contract/paths.ts';
import { isPdf } from '#server/documents/document-state.ts';
import { readRecord, recordFiles } from './record-files.ts';

/** The day in India at a moment, as `2026-12-31`. */
export const dayInIndia = (moment: number): string =>
	new Intl.DateTimeFormat('en-CA', { timeZone: 'Asia/Kolkata' }).format(moment);

/** Reads every record and says what is wrong, also with one that cannot be read or that nothing describes. */
export async function problemsOnDisk(now: number): Promise<readonly Problem[]> {
	const records = new Map<string, unknown>();
	const unread: Problem[] = [];
	for (const file of await recordFiles()) {
		const tell = (sentence: string) => void unread.push({ file, field: 'the file', sentence });
		if (shapeOfFile(file) === undefined) tell('No form knows this file: take it out.');
		else
			await readRecord(file).then(
				(record) => void records.set(file, record),
				({ message }: Error) => tell(`It cannot be read (${message}). Undo the last change to it.`),
			);
	}
	const editions = [...records.keys()].filter((file) => file.startsWith('conferences/'));
	const pages = new Set<string>([...allPaths, ...editions.map((file) => editionPath(file.slice(12, -5)))]);
	const known = {
		records,
		isPage: (address: string) => pages.has(address),
		hasFile: (path: string) => existsSync(path),
		isPdf: (path: string) => isPdf(readFileSync(path)),
		sizeOf: (path: string) => statSync(path, { throwIfNoEntry: false })?.size ?? 0,
		today: dayInIndia(now),
	};
	return [...unread, ...problemsOf(known)];
}

/** What stands in the way of publishing. */
export const hindering = (problems: readonly Problem[]): readonly Problem[] =>
	problems.filter(({ harmless }) => !harmless);

/** Each problem on a line of its own, as the build and `npm run check` say it. */
export const problemsInWords = (problems: readonly Problem[]): string =>
	problems.map(({ file, field, sentence }) => `content/records/${file}\n  ${field}: ${sentence}`).join('\n');

if (import.meta.main) {
	const problems = await problemsOnDisk(Date.now());
	if (problems.length > 0) console.error(problemsInWords(problems));
	if (hindering(problems).length > 0) process.exitCode = 1;
}
