// Written by `npm run pictures` from media/sources/closings.
import type { PictureFile } from '#content/shapes.ts';

// biome-ignore format: one picture a line
export const closings = {
	badge: { name: 'closings/badge', hash: 'qaz', width: 880, height: 440, widths: [440, 880], ground: 'marigold' },
	bench: { name: 'closings/bench', hash: 'qGo', width: 880, height: 440, widths: [440, 880], ground: 'neem' },
	cabinet: { name: 'closings/cabinet', hash: 'BqJ', width: 880, height: 440, widths: [440, 880], ground: 'neem' },
	calendar: { name: 'closings/calendar', hash: 'KU5', width: 880, height: 440, widths: [440, 880], ground: 'marigold' },
	campus: { name: 'closings/campus', hash: 'o0X', width: 880, height: 440, widths: [440, 880], ground: 'marigold' },
	chairs: { name: 'closings/chairs', hash: 'Jjn', width: 880, height: 440, widths: [440, 880], ground: 'marigold' },
	city: { name: 'closings/city', hash: 'zq-', width: 880, height: 440, widths: [440, 880], ground: 'marigold' },
	gears: { name: 'closings/gears', hash: '9Rf', width: 880, height: 440, widths: [440, 880], ground: 'neem' },
	lake: { name: 'closings/lake', hash: 'nAg', width: 880, height: 440, widths: [440, 880], ground: 'marigold' },
	letter: { name: 'closings/letter', hash: 'ROA', width: 880, height: 440, widths: [440, 880], ground: 'night' },
	mats: { name: 'closings/mats', hash: 'FCa', width: 880, height: 440, widths: [440, 880], ground: 'neem' },
	microphone: { name: 'closings/microphone', hash: 'eCL', width: 880, height: 440, widths: [440, 880], ground: 'marigold' },
	notebook: { name: 'closings/notebook', hash: 'BKr', width: 880, height: 440, widths: [440, 880], ground: 'marigold' },
	'notebook-neem': { name: 'closings/notebook-neem', hash: '00r', width: 880, height: 440, widths: [440, 880], ground: 'neem' },
	plan: { name: 'closings/plan', hash: 'lWO', width: 880, height: 440, widths: [440, 880], ground: 'indigo' },
	practice: { name: 'closings/practice', hash: 'BW6', width: 880, height: 440, widths: [440, 880], ground: 'neem' },
	programme: { name: 'closings/programme', hash: 'P3n', width: 880, height: 440, widths: [440, 880], ground: 'marigold' },
	proposal: { name: 'closings/proposal', hash: 'EEl', width: 880, height: 440, widths: [440, 880], ground: 'marigold' },
	rolls: { name: 'closings/rolls', hash: '9TH', width: 880, height: 440, widths: [440, 880], ground: 'neem' },
	'round-tables': { name: 'closings/round-tables', hash: 'WuL', width: 880, height: 440, widths: [440, 880], ground: 'marigold' },
	signpost: { name: 'closings/signpost', hash: 'pUh', width: 880, height: 440, widths: [440, 880], ground: 'marigold' },
	tools: { name: 'closings/tools', hash: '1uU', width: 880, height: 440, widths: [440, 880], ground: 'marigold' },
	volume: { name: 'closings/volume', hash: 'PCQ', width: 880, height: 440, widths: [440, 880], ground: 'marigold' },
	volumes: { name: 'closings/volumes', hash: 'txx', width: 880, height: 440, widths: [440, 880], ground: 'marigold' },
} as const satisfies Record<string, PictureFile>;
