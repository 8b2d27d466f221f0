import { globSync, readFileSync } from 'node:fs';

const modules = 'app/**/*.module.css';

/**
 * Names the classes and keyframes of CSS modules in the built site: small letters for the file, capitals for the class
 * in it. A page says each of its names several times, and what it says is most of what it weighs.
 * @returns for a class and its file a name that no other has, the same in every build of the same sources
 */
export function classNames(): (name: string, file: string) => string {
	const files = globSync(modules).sort();
	const classes = files.map((file) => [
		...new Set(
			[...readFileSync(file, 'utf8').matchAll(/(?:\.|@keyframes )([a-z][\w-]*)/gi)].map(([, name]) => name),
		),
	]);
	return (name, file) => {
		const at = files.findIndex((known) => file.endsWith(`/${known}`));
		const place = classes[at]?.indexOf(name) ?? -1;
		if (place < 0) throw new Error(`${file} has no class ${name}`);
		return letters(at) + letters(place).toUpperCase();
	};
}

/** a to z, then aa to zz. */
function letters(number: number): string {
	const last = String.fromCharCode(97 + (number % 26));
	return number < 26 ? last : letters(Math.floor(number / 26) - 1) + last;
}
