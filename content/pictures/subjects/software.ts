import type { Illustration } from '#content/shapes.ts';
import { software as pictures } from '../software.ts';

export const softwareScenes = {
	board: { file: pictures.board, alt: 'Woven drawing: a pin board with cards under Next, Now and Done; the card in the light, Report, has two of four parts ticked and a flag; yarn from a ball below runs round the pins of the finished cards.' },
	audit: { file: pictures.audit, alt: 'Woven drawing: a clipboard with an audit of four numbered lines: dead links, slow pages, old hours and no map; the first two are ticked, a magnifying glass enlarges the first tick, and a phone beside it shows a place on a map as open.' },
	choosing: { file: pictures.choosing, alt: 'Woven drawing: two people in profile over a card with a cloud: one holds it, the other points at it; a browser window, a phone and a magnifying glass hang behind.' },
	'field-diary': { file: pictures['field-diary'], alt: 'Woven drawing: a phone on a post before rows of a crop shows the record of plot 4: a photo of a plant, its height of 62 cm, and that it is saved, though there is no signal.' },
	handover: { file: pictures.handover, alt: 'Woven drawing: a thick bound book, Manual, lies on a desk; on it a ring with two keys and a tag that says Yours. Three bookmarks of yarn, one of them plaited, hang out of it; the screen behind says next, in braces.' },
	phone: { file: pictures.phone, alt: 'Woven drawing: two phones side by side in blocks of wood, labelled Android and iPhone; both show the same laboratory diary: a week of bookings, a free hour and one button.' },
	rack: { file: pictures.rack, alt: 'Woven drawing: a server cabinet from near: cables run from a switch, plaited like yarn, down its side; one server is drawn out on its rails, and its display says 99.9 % up.' },
	reply: { file: pictures.reply, alt: 'Woven drawing: the answer of a server on a screen, in braces, with a number, a title and a track; a thread leads from each value to its line on a phone beside it, which shows the paper.' },
	search: { file: pictures.search, alt: 'Woven drawing: a search for the price of a jute mat, and what is found: a hand points at the first page, jute mats with a price list; those below it are dim.' },
	spreadsheet: { file: pictures.spreadsheet, alt: 'Woven drawing: a wide monitor shows a spreadsheet with the columns Roll, Date and Done?; its dates are written in different ways, and one cell says #REF!; paper notes on the frame ask old? and why? and say copy 2; before it stand a cup and two ring binders under a pile of sheets.' },
	'store-room': { file: pictures['store-room'], alt: 'Woven drawing: cartons of flax, jute and coir with bar codes in a store; on a bench before them a tablet in its stand counts the stock and marks jute, which runs low.' },
	team: { file: pictures.team, alt: 'Woven drawing: over a developer’s shoulder, a screen shows the diary of a laboratory; a colleague points at a booking.' },
} as const satisfies Record<string, Illustration>;
