// Written by `npm run pictures` from media/sources/pages.
import type { PictureFile } from '#content/shapes.ts';

// biome-ignore format: one picture a line
export const pages = {
	bench: { name: 'pages/bench', hash: 'ko2', width: 960, height: 720, widths: [320, 640, 960], ground: 'paper' },
	'best-paper': { name: 'pages/best-paper', hash: 'L1z', width: 960, height: 720, widths: [320, 640, 960], ground: 'marigold' },
	contribution: { name: 'pages/contribution', hash: 'vLS', width: 960, height: 720, widths: [320, 640, 960], ground: 'marigold' },
	exhibition: { name: 'pages/exhibition', hash: 'mkP', width: 960, height: 720, widths: [320, 640, 960], ground: 'marigold' },
	filming: { name: 'pages/filming', hash: 'Eix', width: 960, height: 720, widths: [320, 640, 960], ground: 'night' },
	phone: { name: 'pages/phone', hash: 'qJ6', width: 960, height: 720, widths: [320, 640, 960], ground: 'indigo' },
	proposal: { name: 'pages/proposal', hash: 'Sxz', width: 960, height: 720, widths: [320, 640, 960], ground: 'paper' },
	questions: { name: 'pages/questions', hash: 'hye', width: 960, height: 720, widths: [320, 640, 960], ground: 'marigold' },
	'registration-desk': { name: 'pages/registration-desk', hash: 'jy1', width: 960, height: 720, widths: [320, 640, 960], ground: 'paper' },
	replay: { name: 'pages/replay', hash: 'oqT', width: 960, height: 720, widths: [320, 640, 960], ground: 'paper' },
	'server-room': { name: 'pages/server-room', hash: 'GTI', width: 960, height: 720, widths: [320, 640, 960], ground: 'night' },
	shelf: { name: 'pages/shelf', hash: 'PZF', width: 960, height: 720, widths: [320, 640, 960], ground: 'marigold' },
	simulation: { name: 'pages/simulation', hash: 'u1H', width: 960, height: 720, widths: [320, 640, 960], ground: 'paper' },
	speaker: { name: 'pages/speaker', hash: 'qGE', width: 960, height: 720, widths: [320, 640, 960], ground: 'marigold' },
	'stage-set': { name: 'pages/stage-set', hash: 'Jdk', width: 960, height: 720, widths: [320, 640, 960], ground: 'marigold' },
	studio: { name: 'pages/studio', hash: 'h1Y', width: 960, height: 720, widths: [320, 640, 960], ground: 'marigold' },
	team: { name: 'pages/team', hash: 'DoA', width: 960, height: 720, widths: [320, 640, 960], ground: 'paper' },
	'track-room': { name: 'pages/track-room', hash: 'rII', width: 960, height: 720, widths: [320, 640, 960], ground: 'paper' },
	trophies: { name: 'pages/trophies', hash: 'p0Y', width: 960, height: 720, widths: [320, 640, 960], ground: 'marigold' },
} as const satisfies Record<string, PictureFile>;
