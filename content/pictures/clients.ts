// Written by `npm run pictures` from media/sources/clients.
import type { PictureFile } from '#content/shapes.ts';

// biome-ignore format: one picture a line
export const clients = {
	'agricultural-university': { name: 'clients/agricultural-university', hash: '49bea33f', width: 320, height: 320, widths: [], ground: 'paper' },
	'engineering-college': { name: 'clients/engineering-college', hash: '720db7d2', width: 320, height: 320, widths: [], ground: 'paper' },
	hospital: { name: 'clients/hospital', hash: '9803e91f', width: 320, height: 320, widths: [], ground: 'paper' },
	'institute-of-technology': { name: 'clients/institute-of-technology', hash: '65b2a141', width: 320, height: 320, widths: [], ground: 'paper' },
	polytechnic: { name: 'clients/polytechnic', hash: '13051ac0', width: 320, height: 320, widths: [], ground: 'paper' },
	'research-institute': { name: 'clients/research-institute', hash: '6a04b21b', width: 320, height: 320, widths: [], ground: 'paper' },
	'state-university': { name: 'clients/state-university', hash: 'b131aaad', width: 320, height: 320, widths: [], ground: 'paper' },
	'technical-university': { name: 'clients/technical-university', hash: '269af45a', width: 320, height: 320, widths: [], ground: 'paper' },
} as const satisfies Record<string, PictureFile>;
