// Written by `npm run pictures` from media/sources/people.
import type { PictureFile } from '#content/shapes.ts';

// biome-ignore format: one picture a line
export const people = {
	chair: { name: 'people/chair', hash: 'fd21c415', width: 320, height: 320, widths: [], ground: 'paper' },
	convenor: { name: 'people/convenor', hash: '42a961fa', width: 320, height: 320, widths: [], ground: 'paper' },
	coordinator: { name: 'people/coordinator', hash: 'a0f47191', width: 320, height: 320, widths: [], ground: 'paper' },
	member: { name: 'people/member', hash: '99ac9939', width: 320, height: 320, widths: [], ground: 'paper' },
	'speaker-1': { name: 'people/speaker-1', hash: 'ea5bf904', width: 320, height: 320, widths: [], ground: 'paper' },
	'speaker-2': { name: 'people/speaker-2', hash: '2a5b9aa9', width: 320, height: 320, widths: [], ground: 'paper' },
	'speaker-3': { name: 'people/speaker-3', hash: 'cdde0502', width: 320, height: 320, widths: [], ground: 'paper' },
	'speaker-4': { name: 'people/speaker-4', hash: 'c3c82e57', width: 320, height: 320, widths: [], ground: 'paper' },
	'team-1': { name: 'people/team-1', hash: 'b2bdc300', width: 320, height: 320, widths: [], ground: 'paper' },
	'team-2': { name: 'people/team-2', hash: '158cb045', width: 320, height: 320, widths: [], ground: 'paper' },
	'team-3': { name: 'people/team-3', hash: '5413f87c', width: 320, height: 320, widths: [], ground: 'paper' },
	'team-4': { name: 'people/team-4', hash: 'b50770b2', width: 320, height: 320, widths: [], ground: 'paper' },
	'testimonial-1': { name: 'people/testimonial-1', hash: 'ee39b050', width: 320, height: 320, widths: [], ground: 'paper' },
	'testimonial-2': { name: 'people/testimonial-2', hash: 'f25ac188', width: 320, height: 320, widths: [], ground: 'paper' },
	'testimonial-3': { name: 'people/testimonial-3', hash: '454bbfa4', width: 320, height: 320, widths: [], ground: 'paper' },
	'testimonial-4': { name: 'people/testimonial-4', hash: 'f7cdd075', width: 320, height: 320, widths: [], ground: 'paper' },
	'testimonial-5': { name: 'people/testimonial-5', hash: '38fa628f', width: 320, height: 320, widths: [], ground: 'paper' },
	'testimonial-6': { name: 'people/testimonial-6', hash: 'e9b48716', width: 320, height: 320, widths: [], ground: 'paper' },
	'testimonial-7': { name: 'people/testimonial-7', hash: '8676d7c7', width: 320, height: 320, widths: [], ground: 'paper' },
	'testimonial-8': { name: 'people/testimonial-8', hash: 'f38ed66f', width: 320, height: 320, widths: [], ground: 'paper' },
	'testimonial-9': { name: 'people/testimonial-9', hash: 'b4af1fa9', width: 320, height: 320, widths: [], ground: 'paper' },
	winner: { name: 'people/winner', hash: 'aa4bb725', width: 320, height: 320, widths: [], ground: 'paper' },
} as const satisfies Record<string, PictureFile>;
