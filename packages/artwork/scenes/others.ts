import { firstPage } from './close-ups/first-page.ts';
import { matOnTable } from './close-ups/mat-on-table.ts';
import { openVolume } from './close-ups/open-volume.ts';
import { seal } from './close-ups/seal.ts';
import { handing } from './gatherings/handing.ts';
import { planningTable } from './gatherings/planning-table.ts';
import { wideHall } from './halls/wide-hall.ts';
import { benchStill } from './laboratory/bench-still.ts';
import { driveUnit } from './laboratory/drive-unit.ts';
import { machineAlone } from './laboratory/machine-alone.ts';
import { matWorks } from './laboratory/mat-works.ts';
import { press } from './laboratory/press.ts';
import { repair } from './laboratory/repair.ts';
import { campusLawn } from './outdoors/campus-lawn.ts';
import { board } from './props/board.ts';
import type { Scene } from './scene.ts';
import { advice } from './themes/advice.ts';
import { globe } from './themes/globe.ts';
import { horizon } from './themes/horizon.ts';
import { practice } from './themes/practice.ts';

export const services: Readonly<Record<string, Scene>> = {
	manufacture: ['neem', matWorks],
	repair: ['neem', repair],
};

export const achievements: Readonly<Record<string, Scene>> = {
	'test-frame': ['neem', machineAlone],
	'composite-paper': ['indigo', firstPage],
	seal: ['marigold', seal],
	'drive-unit': ['neem', driveUnit],
	'proceedings-paper': ['indigo', openVolume],
	recognition: ['marigold', () => handing('a6', 'plaque')],
	'lab-setup': ['neem', benchStill],
	'mat-press': ['neem', press],
};

export const about: Readonly<Record<string, Scene>> = {
	consultancy: ['neem', advice],
	collaboration: ['marigold', matOnTable],
	reach: ['indigo', globe],
	vision: ['turmeric', horizon],
	practice: ['ink', practice],
};

export const conferenceAbout: Readonly<Record<string, Scene>> = {
	consultancy: ['marigold', () => planningTable(board(400, 56, 400, 196, 'plan-2'))],
	institute: ['marigold', campusLawn],
	conferences: ['marigold', () => wideHall('cc')],
};
