import type { Recipe } from './recipe.ts';

const edition = {
	name: 'AIC-RAETHM 2026',
	dates: { revised: '2025-11-25', revision: 0 },
	tracks: [],
	journals: [],
	downloads: [],
	awards: [],
	documents: [],
};

/** Next year's conference on the day it is announced; the states after it are tests/editions/. */
export const nextEdition: Recipe = {
	name: 'next year’s conference',
	edit(copy) {
		copy.write('content/records/conferences/2026.json', JSON.stringify(edition));
		copy.run('node', 'scripts/records.ts');
	},
	says: [
		['/Conference', 'AIC-RAETHM 2026'],
		['/Conference/2025', 'AIC-RAETHM 2025'],
		['/ConferenceAward', 'AIC-RAETHM 2025'],
	],
};
