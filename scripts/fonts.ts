import { readFile, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import subset from 'subset-font';

/** Cuts the two fonts to the letters and weights that the site uses: `node scripts/fonts.ts`. */

const require = createRequire(import.meta.url);

const ascii = Array.from({ length: 95 }, (_, at) => String.fromCharCode(32 + at)).join('');
const typographic = '\u00a0–—‘’“”…•×·©®°±²³µ½é÷₂₃−';

const fonts = [
	{
		from: '@fontsource-variable/eczar/files/eczar-latin-wght-normal.woff2',
		to: 'app/styles/fonts/eczar.woff2',
		weights: { min: 400, max: 640 },
	},
	{
		from: '@fontsource-variable/anek-latin/files/anek-latin-latin-wght-normal.woff2',
		to: 'app/styles/fonts/anek-latin.woff2',
		weights: { min: 400, max: 600 },
	},
];

for (const { from, to, weights } of fonts) {
	const whole = await readFile(require.resolve(from));
	const cut = await subset(whole, ascii + typographic, {
		targetFormat: 'woff2',
		variationAxes: { wght: weights },
	});
	await writeFile(to, cut);
	console.log(`${to}: ${whole.length} -> ${cut.length} bytes`);
}
