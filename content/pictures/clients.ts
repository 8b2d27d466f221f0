// Written by `npm run pictures` from media/sources/clients.
export const clients = {
	'agricultural-university': { name: 'clients/agricultural-university', hash: 'Sb6', width: 320, height: 320, widths: [], ground: 'paper' },
	'engineering-college': { name: 'clients/engineering-college', hash: 'cg2', width: 320, height: 320, widths: [], ground: 'paper' },
	hospital: { name: 'clients/hospital', hash: 'mAP', width: 320, height: 320, widths: [], ground: 'paper' },
	'institute-of-technology': { name: 'clients/institute-of-technology', hash: 'ZbK', width: 320, height: 320, widths: [], ground: 'paper' },
	polytechnic: { name: 'clients/polytechnic', hash: 'EwU', width: 320, height: 320, widths: [], ground: 'paper' },
	'research-institute': { name: 'clients/research-institute', hash: 'agS', width: 320, height: 320, widths: [], ground: 'paper' },
	'state-university': { name: 'clients/state-university', hash: 'sTG', width: 320, height: 320, widths: [], ground: 'paper' },
	'technical-university': { name: 'clients/technical-university', hash: 'Jpr', width: 320, height: 320, widths: [], ground: 'paper' },
} as const;
