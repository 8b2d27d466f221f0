import { settings } from './config.ts';

/** Groups of variables that only we would be given: one of them that we do not know is surely meant for us. */
const ownGroups = /^(SMTP|MAIL|TRUST|GUARDED|SUBMISSIONS|RETENTION|METRICS|VITALS)_/;

/** How many letters must be added, taken away or changed to make one word of another. */
function distance(one: string, other: string): number {
	let row = Array.from({ length: other.length + 1 }, (_, n) => n);
	for (const [i, letter] of [...one].entries()) {
		const next = [i + 1];
		for (const [j, wanted] of [...other].entries())
			next.push(
				Math.min((row[j] ?? 0) + (letter === wanted ? 0 : 1), (row[j + 1] ?? 0) + 1, (next[j] ?? 0) + 1),
			);
		row = next;
	}
	return row.at(-1) ?? 0;
}

/** Short names such as HOST are near to many; only a slip of one letter counts there. */
const nearEnough = (name: string) => (name.length < 6 ? 1 : 2);

/**
 * A sentence for each variable that looks like a misspelt setting, and would be passed over in silence otherwise.
 * @param environment what the server was started with
 */
export function unknownSettings(environment: Readonly<Record<string, string | undefined>>): string[] {
	const known = Object.keys(settings);
	return Object.keys(environment)
		.filter((name) => !known.includes(name))
		.flatMap((name) => {
			const [nearest = ''] = known.toSorted((a, b) => distance(name, a) - distance(name, b));
			const looksLikeOurs = distance(name, nearest) <= nearEnough(nearest) || ownGroups.test(name);
			return looksLikeOurs ? [`${name} is no setting of this server. Did you mean ${nearest}?`] : [];
		});
}
