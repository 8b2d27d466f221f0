import { badgeOnTable } from './close-ups/badge-on-table.ts';
import { cabinet } from './close-ups/cabinet.ts';
import { calendar } from './close-ups/calendar.ts';
import { compass } from './close-ups/compass.ts';
import { crate } from './close-ups/crate.ts';
import { cupAndProgrammeWide } from './close-ups/cup-and-programme.ts';
import { drawingBoard } from './close-ups/drawing-board.ts';
import { gears } from './close-ups/gears.ts';
import { letter } from './close-ups/letter.ts';
import { lighthouse } from './close-ups/lighthouse.ts';
import { matPiles } from './close-ups/mat-piles.ts';
import { matRolls } from './close-ups/mat-rolls.ts';
import { needle } from './close-ups/needle.ts';
import { notebookWide } from './close-ups/notebook.ts';
import { openVolume } from './close-ups/open-volume.ts';
import { plug } from './close-ups/plug.ts';
import { portico } from './close-ups/portico.ts';
import { roundTablesWide } from './close-ups/round-tables.ts';
import { signpost } from './close-ups/signpost.ts';
import { tape } from './close-ups/tape.ts';
import { tools } from './close-ups/tools.ts';
import { twoCups } from './close-ups/two-cups.ts';
import { volumesWide } from './close-ups/volumes.ts';
import { microphoneClose } from './halls/microphone-close.ts';
import { rowsOfChairs } from './halls/rows-of-chairs.ts';
import { benchStillWide } from './laboratory/bench-still.ts';
import { aboveTheCityWide } from './outdoors/above-the-city.ts';
import { lakeEveningWide } from './outdoors/lake-evening.ts';
import { firstPlan } from './pages/first-plan.ts';
import { proposalWide } from './pages/proposal.ts';
import type { Scene } from './scene.ts';
import { practice } from './themes/practice.ts';

/** What ends a page, opens a record or stands beside a form, woven in the dye of its band. Each bears a crop of three to one: things from above or in a row, or wide land. */
export const closings: Readonly<Record<string, Scene>> = {
	badge: ['marigold', badgeOnTable],
	bench: ['neem', benchStillWide],
	cabinet: ['neem', cabinet],
	calendar: ['marigold', calendar],
	campus: ['marigold', portico, [1200, 600]],
	chairs: ['marigold', rowsOfChairs],
	city: ['marigold', aboveTheCityWide],
	compass: ['indigo', compass, [1200, 600]],
	crate: ['indigo', crate, [1200, 600]],
	'drawing-board': ['indigo', drawingBoard, [1200, 600]],
	gears: ['neem', gears],
	lake: ['marigold', lakeEveningWide],
	letter: ['ink', letter, [1200, 600]],
	lighthouse: ['indigo', lighthouse, [1200, 600]],
	mats: ['neem', matPiles],
	microphone: ['marigold', microphoneClose],
	needle: ['indigo', needle, [1200, 600]],
	notebook: ['marigold', notebookWide],
	'notebook-neem': ['neem', notebookWide],
	plan: ['indigo', firstPlan, [1200, 600]],
	plug: ['indigo', plug, [1200, 600]],
	practice: ['neem', practice],
	proposal: ['marigold', proposalWide, [1200, 600]],
	programme: ['marigold', cupAndProgrammeWide],
	rolls: ['neem', matRolls],
	'round-tables': ['marigold', () => roundTablesWide('close')],
	signpost: ['marigold', signpost, [1200, 600]],
	tape: ['indigo', tape, [1200, 600]],
	tools: ['marigold', tools],
	'two-cups': ['indigo', twoCups, [1200, 600]],
	volume: ['marigold', openVolume],
	volumes: ['marigold', volumesWide],
};
