import type { Recipe } from './recipe.ts';

const edition = `import type { ConferenceEdition } from './shape.ts';

export const edition2026: ConferenceEdition = {
	id: 'aic-raethm-2026',
	slug: '2026',
	name: 'AIC-RAETHM 2026',
	series: 'AIC-RAETHM',
	year: '2026',
	revised: '2025-11-25',
	dates: [],
	tracks: [],
	journals: [],
	downloads: [],
};
`;

/** Next year's conference on the day it is announced; the states after it are tests/editions/. */
export const nextEdition: Recipe = {
	name: 'next year’s conference',
	edit(copy) {
		copy.write('content/editions/2026.ts', edition);
		copy.replace(
			'content/editions/names.ts',
			"\t{ slug: '2025',",
			"\t{ slug: '2026', name: 'AIC-RAETHM 2026' },\n\t{ slug: '2025',",
		);
		copy.replace('content/editions/index.ts', '= [edition2025]', '= [edition2026, edition2025]');
		copy.replace(
			'content/editions/index.ts',
			"from './2025.ts';",
			"from './2025.ts';\nimport { edition2026 } from './2026.ts';",
		);
	},
	says: [
		['/Conference', 'AIC-RAETHM 2026'],
		['/Conference/2025', 'AIC-RAETHM 2025'],
		['/ConferenceAward', 'AIC-RAETHM 2025'],
	],
};
