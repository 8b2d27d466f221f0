import { planningTable } from './gatherings/planning-table.ts';
import { loom } from './laboratory/loom.ts';
import { studio } from './pages/studio.ts';
import { wallCalendar } from './props/wall-calendar.ts';
import type { Scene } from './scene.ts';
import { computerRoom } from './workshop/computer-room.ts';
import { gearBench } from './workshop/gear-bench.ts';

/** What opens a page at its right side, woven in the dye of the page. The halls that run from edge to edge are not among them. */
export const heads: Readonly<Record<string, Scene>> = {
	loom: ['ink', () => loom(true)],
	planning: ['marigold', () => planningTable(wallCalendar(400, 50, 400))],
	recording: ['ink', studio],
	screens: ['indigo', () => computerRoom('head')],
	workshop: ['marigold', gearBench],
};
