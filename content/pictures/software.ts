// Written by `npm run pictures` from media/sources/software.
export const software = {
	audit: { name: 'software/audit', hash: 'IM0', width: 1280, height: 960, widths: [320, 640, 960, 1280], ground: 'indigo' },
	board: { name: 'software/board', hash: 'Iui', width: 1280, height: 960, widths: [320, 640, 960, 1280], ground: 'indigo' },
	choosing: { name: 'software/choosing', hash: 'bfX', width: 1280, height: 960, widths: [320, 640, 960, 1280], ground: 'indigo' },
	'field-diary': { name: 'software/field-diary', hash: 'n6O', width: 1280, height: 960, widths: [320, 640, 960, 1280], ground: 'indigo' },
	handover: { name: 'software/handover', hash: 'mkq', width: 1280, height: 960, widths: [320, 640, 960, 1280], ground: 'indigo' },
	phone: { name: 'software/phone', hash: '9b0', width: 1280, height: 960, widths: [320, 640, 960, 1280], ground: 'indigo' },
	rack: { name: 'software/rack', hash: 'Lor', width: 1280, height: 960, widths: [320, 640, 960, 1280], ground: 'indigo' },
	reply: { name: 'software/reply', hash: '8E7', width: 1280, height: 960, widths: [320, 640, 960, 1280], ground: 'indigo' },
	search: { name: 'software/search', hash: 'MSV', width: 1280, height: 960, widths: [320, 640, 960, 1280], ground: 'indigo' },
	spreadsheet: { name: 'software/spreadsheet', hash: 'kHg', width: 1280, height: 960, widths: [320, 640, 960, 1280], ground: 'indigo' },
	'store-room': { name: 'software/store-room', hash: 'Tiy', width: 1280, height: 960, widths: [320, 640, 960, 1280], ground: 'indigo' },
	team: { name: 'software/team', hash: 'ILg', width: 1280, height: 960, widths: [320, 640, 960, 1280], ground: 'indigo' },
} as const;
