// Written by `npm run pictures` from media/sources/people.
import type { PictureFile } from '#content/shapes.ts';

// biome-ignore format: one picture a line
export const people = {
	chair: { name: 'people/chair', hash: 'NFM', width: 320, height: 320, widths: [], ground: 'paper' },
	convenor: { name: 'people/convenor', hash: 'Nde', width: 320, height: 320, widths: [], ground: 'paper' },
	coordinator: { name: 'people/coordinator', hash: 'NpW', width: 320, height: 320, widths: [], ground: 'paper' },
	member: { name: 'people/member', hash: '26k', width: 320, height: 320, widths: [], ground: 'paper' },
	'speaker-1': { name: 'people/speaker-1', hash: 'dm0', width: 320, height: 320, widths: [], ground: 'paper' },
	'speaker-2': { name: 'people/speaker-2', hash: '0wN', width: 320, height: 320, widths: [], ground: 'paper' },
	'speaker-3': { name: 'people/speaker-3', hash: 'uNj', width: 320, height: 320, widths: [], ground: 'paper' },
	'speaker-4': { name: 'people/speaker-4', hash: 'LaF', width: 320, height: 320, widths: [], ground: 'paper' },
	'team-1': { name: 'people/team-1', hash: 'NOY', width: 320, height: 320, widths: [], ground: 'paper' },
	'team-2': { name: 'people/team-2', hash: '5nB', width: 320, height: 320, widths: [], ground: 'paper' },
	'team-3': { name: 'people/team-3', hash: 'XDv', width: 320, height: 320, widths: [], ground: 'paper' },
	'team-4': { name: 'people/team-4', hash: '019', width: 320, height: 320, widths: [], ground: 'paper' },
	'testimonial-1': { name: 'people/testimonial-1', hash: '2-o', width: 320, height: 320, widths: [], ground: 'paper' },
	'testimonial-2': { name: 'people/testimonial-2', hash: '7pH', width: 320, height: 320, widths: [], ground: 'paper' },
	'testimonial-3': { name: 'people/testimonial-3', hash: '1Cv', width: 320, height: 320, widths: [], ground: 'paper' },
	'testimonial-4': { name: 'people/testimonial-4', hash: 'CXZ', width: 320, height: 320, widths: [], ground: 'paper' },
	'testimonial-5': { name: 'people/testimonial-5', hash: '7G5', width: 320, height: 320, widths: [], ground: 'paper' },
	'testimonial-6': { name: 'people/testimonial-6', hash: 'fdC', width: 320, height: 320, widths: [], ground: 'paper' },
	'testimonial-7': { name: 'people/testimonial-7', hash: 'rW8', width: 320, height: 320, widths: [], ground: 'paper' },
	'testimonial-8': { name: 'people/testimonial-8', hash: 'uQ9', width: 320, height: 320, widths: [], ground: 'paper' },
	'testimonial-9': { name: 'people/testimonial-9', hash: 'uvb', width: 320, height: 320, widths: [], ground: 'paper' },
	winner: { name: 'people/winner', hash: 'ECS', width: 320, height: 320, widths: [], ground: 'paper' },
} as const satisfies Record<string, PictureFile>;
