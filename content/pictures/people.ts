// Written by `npm run pictures` from media/sources/people.
import type { PictureFile } from '#content/shapes.ts';

// biome-ignore format: one picture a line
export const people = {
	chair: { name: 'people/chair', hash: '_SH', width: 320, height: 320, widths: [], ground: 'paper' },
	convenor: { name: 'people/convenor', hash: 'Qql', width: 320, height: 320, widths: [], ground: 'paper' },
	coordinator: { name: 'people/coordinator', hash: 'oPR', width: 320, height: 320, widths: [], ground: 'paper' },
	member: { name: 'people/member', hash: 'may', width: 320, height: 320, widths: [], ground: 'paper' },
	'speaker-1': { name: 'people/speaker-1', hash: 'bZt', width: 320, height: 320, widths: [], ground: 'paper' },
	'speaker-2': { name: 'people/speaker-2', hash: 'bRi', width: 320, height: 320, widths: [], ground: 'paper' },
	'speaker-3': { name: 'people/speaker-3', hash: 'sOB', width: 320, height: 320, widths: [], ground: 'paper' },
	'speaker-4': { name: 'people/speaker-4', hash: 'Z0m', width: 320, height: 320, widths: [], ground: 'paper' },
	'team-1': { name: 'people/team-1', hash: 'wv6', width: 320, height: 320, widths: [], ground: 'paper' },
	'team-2': { name: 'people/team-2', hash: 'RDJ', width: 320, height: 320, widths: [], ground: 'paper' },
	'team-3': { name: 'people/team-3', hash: 'r-k', width: 320, height: 320, widths: [], ground: 'paper' },
	'team-4': { name: 'people/team-4', hash: 'NWb', width: 320, height: 320, widths: [], ground: 'paper' },
	'testimonial-1': { name: 'people/testimonial-1', hash: '7jm', width: 320, height: 320, widths: [], ground: 'paper' },
	'testimonial-2': { name: 'people/testimonial-2', hash: '8lr', width: 320, height: 320, widths: [], ground: 'paper' },
	'testimonial-3': { name: 'people/testimonial-3', hash: 'RUu', width: 320, height: 320, widths: [], ground: 'paper' },
	'testimonial-4': { name: 'people/testimonial-4', hash: '983', width: 320, height: 320, widths: [], ground: 'paper' },
	'testimonial-5': { name: 'people/testimonial-5', hash: 'OPp', width: 320, height: 320, widths: [], ground: 'paper' },
	'testimonial-6': { name: 'people/testimonial-6', hash: '6bS', width: 320, height: 320, widths: [], ground: 'paper' },
	'testimonial-7': { name: 'people/testimonial-7', hash: 'hnb', width: 320, height: 320, widths: [], ground: 'paper' },
	'testimonial-8': { name: 'people/testimonial-8', hash: '847', width: 320, height: 320, widths: [], ground: 'paper' },
	'testimonial-9': { name: 'people/testimonial-9', hash: 'tK8', width: 320, height: 320, widths: [], ground: 'paper' },
	winner: { name: 'people/winner', hash: 'qku', width: 320, height: 320, widths: [], ground: 'paper' },
} as const satisfies Record<string, PictureFile>;
