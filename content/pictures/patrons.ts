// Written by `npm run pictures` from media/sources/patrons.
export const patrons = {
	'patron-1': { name: 'patrons/patron-1', hash: 'ifU', width: 320, height: 320, widths: [], ground: 'paper' },
	'patron-2': { name: 'patrons/patron-2', hash: '2hU', width: 320, height: 320, widths: [], ground: 'paper' },
	'patron-3': { name: 'patrons/patron-3', hash: 'F4F', width: 320, height: 320, widths: [], ground: 'paper' },
	'patron-4': { name: 'patrons/patron-4', hash: 'rfN', width: 320, height: 320, widths: [], ground: 'paper' },
} as const;
