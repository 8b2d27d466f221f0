// Written by `npm run pictures` from media/sources/people.
import type { PictureFile } from '#content/shapes.ts';

// biome-ignore format: one picture a line
export const people = {
	chair: { name: 'people/chair', hash: '5a7ad129', width: 288, height: 288, widths: [], ground: 'paper' },
	convenor: { name: 'people/convenor', hash: '9ba608e5', width: 288, height: 288, widths: [], ground: 'paper' },
	coordinator: { name: 'people/coordinator', hash: '48b3b0d5', width: 288, height: 288, widths: [], ground: 'neem' },
	member: { name: 'people/member', hash: '975b5068', width: 288, height: 288, widths: [], ground: 'neem' },
	'speaker-1': { name: 'people/speaker-1', hash: '2a9d82a7', width: 288, height: 288, widths: [], ground: 'paper' },
	'speaker-2': { name: 'people/speaker-2', hash: '4c8db32f', width: 288, height: 288, widths: [], ground: 'paper' },
	'speaker-3': { name: 'people/speaker-3', hash: '3a45a982', width: 288, height: 288, widths: [], ground: 'neem' },
	'speaker-4': { name: 'people/speaker-4', hash: '2c5c632e', width: 288, height: 288, widths: [], ground: 'neem' },
	'team-1': { name: 'people/team-1', hash: '4b20286f', width: 288, height: 288, widths: [], ground: 'indigo' },
	'team-2': { name: 'people/team-2', hash: '2e2d7024', width: 288, height: 288, widths: [], ground: 'paper' },
	'team-3': { name: 'people/team-3', hash: '68aff8ce', width: 288, height: 288, widths: [], ground: 'indigo' },
	'team-4': { name: 'people/team-4', hash: '679427f2', width: 288, height: 288, widths: [], ground: 'indigo' },
	'testimonial-1': { name: 'people/testimonial-1', hash: '9dc63a7e', width: 288, height: 288, widths: [], ground: 'paper' },
	'testimonial-2': { name: 'people/testimonial-2', hash: '90f2bc8d', width: 288, height: 288, widths: [], ground: 'paper' },
	'testimonial-3': { name: 'people/testimonial-3', hash: 'a5b503f5', width: 288, height: 288, widths: [], ground: 'paper' },
	'testimonial-4': { name: 'people/testimonial-4', hash: '3f0b5730', width: 288, height: 288, widths: [], ground: 'neem' },
	'testimonial-5': { name: 'people/testimonial-5', hash: '33fa4649', width: 288, height: 288, widths: [], ground: 'paper' },
	'testimonial-6': { name: 'people/testimonial-6', hash: '7222b020', width: 288, height: 288, widths: [], ground: 'paper' },
	'testimonial-7': { name: 'people/testimonial-7', hash: '4a2f88fb', width: 288, height: 288, widths: [], ground: 'paper' },
	'testimonial-8': { name: 'people/testimonial-8', hash: '8585817a', width: 288, height: 288, widths: [], ground: 'paper' },
	'testimonial-9': { name: 'people/testimonial-9', hash: '5c59fcd6', width: 288, height: 288, widths: [], ground: 'indigo' },
	winner: { name: 'people/winner', hash: 'a28ac94b', width: 288, height: 288, widths: [], ground: 'paper' },
} as const satisfies Record<string, PictureFile>;
