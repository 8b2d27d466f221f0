/** The records of a module of content that still say `sample: true`, with the line where each is written. */

export type Sample = { readonly line: number; readonly list: string; readonly names: readonly string[] };

/** Every record within a value that says `sample: true`, once. */
function sampledIn(value: unknown, seen: Set<unknown>): object[] {
	if (typeof value !== 'object' || value === null || seen.has(value)) return [];
	seen.add(value);
	const inner = Object.values(value).flatMap((part) => sampledIn(part, seen));
	return 'sample' in value && value.sample === true ? [value, ...inner] : inner;
}

const callsIt = [
	'name',
	'title',
	'names',
	'office',
	'label',
	'question',
	'role',
	'prize',
	'year',
	'email',
	'text',
];

/** What a record is called: its name, its title, or the first words that it has. */
function nameOf(record: object): string {
	const named = Object.entries(record).filter(
		([key, value]) => key !== 'sample' && /\w/.test(String(value)) && typeof value !== 'object',
	);
	const best = callsIt.map((key) => named.find(([each]) => each === key)).find((one) => one !== undefined);
	return String((best ?? named[0])?.[1] ?? '');
}

/** The lines of an export, from its own to the one before the next. */
export function rangeOf(lines: readonly string[], list: string): readonly [start: number, end: number] {
	const start = Math.max(
		0,
		lines.findIndex((line) => new RegExp(`^export (const|function) ${list}\\b`).test(line)),
	);
	const next = lines.findIndex((line, at) => at > start && /^(export|const|function)\b/.test(line));
	return [start, next < 0 ? lines.length : next];
}

/**
 * @param source the text of the module
 * @param exported what it exports, by name
 * @param seen the records that were listed before, which another module shows again; this module's are added
 * @returns its samples, those of one line together; none where another module marks them
 */
export function samplesIn(
	source: string,
	exported: Readonly<Record<string, unknown>>,
	seen = new Set<unknown>(),
): Sample[] {
	const lines = source.split('\n');
	const found = new Map<string, Omit<Sample, 'names'> & { readonly names: string[] }>();
	for (const [list, value] of Object.entries(exported)) {
		const [start, end] = rangeOf(lines, list);
		const text = lines.slice(start, end);
		const marked = text.findIndex((line) => line.includes('sample: true'));
		if (marked < 0 && (/\.sample\b/.test(text.join()) || !source.includes('sample: true'))) continue;
		const mark = marked < 0 ? lines.findIndex((line) => line.includes('sample: true')) : start + marked;
		for (const record of sampledIn(value, seen)) {
			const name = nameOf(record);
			const named = name === '' ? -1 : text.findIndex((line) => line.includes(`'${name}'`));
			const line = (named < 0 ? mark : start + named) + 1;
			const one = found.get(`${list} ${line}`) ?? { line, list, names: [] };
			one.names.push(name.slice(0, 60));
			found.set(`${list} ${line}`, one);
		}
	}
	return [...found.values()];
}
