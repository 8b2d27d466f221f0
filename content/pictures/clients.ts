// Written by `npm run pictures` from media/sources/clients.
import type { PictureFile } from '#content/shapes.ts';

// biome-ignore format: one picture a line
export const clients = {
	'agricultural-university': { name: 'clients/agricultural-university', hash: '8dc522ca', width: 288, height: 288, widths: [], ground: 'neem' },
	'engineering-college': { name: 'clients/engineering-college', hash: 'e9254f97', width: 288, height: 288, widths: [], ground: 'paper' },
	hospital: { name: 'clients/hospital', hash: '5b59e9f9', width: 288, height: 288, widths: [], ground: 'indigo' },
	'institute-of-technology': { name: 'clients/institute-of-technology', hash: '3e2933f1', width: 288, height: 288, widths: [], ground: 'paper' },
	polytechnic: { name: 'clients/polytechnic', hash: '646cdcd1', width: 288, height: 288, widths: [], ground: 'neem' },
	'research-institute': { name: 'clients/research-institute', hash: '0df249d6', width: 288, height: 288, widths: [], ground: 'paper' },
	'state-university': { name: 'clients/state-university', hash: 'dcf1fb56', width: 288, height: 288, widths: [], ground: 'neem' },
	'technical-university': { name: 'clients/technical-university', hash: 'c2e02130', width: 288, height: 288, widths: [], ground: 'indigo' },
} as const satisfies Record<string, PictureFile>;
