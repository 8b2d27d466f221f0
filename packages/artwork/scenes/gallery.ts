import { groupOnSteps } from './gatherings/group-on-steps.ts';
import { lampClose } from './gatherings/lamp-close.ts';
import { posterSession } from './gatherings/poster-session.ts';
import { winners } from './gatherings/winners.ts';
import { wideHall } from './halls/wide-hall.ts';
import { sari } from './kit/looks.ts';
import { boatRide } from './outdoors/boat-ride.ts';
import type { Scene } from './scene.ts';
import { armchairs } from './speakers/armchairs.ts';
import { keynote } from './speakers/keynote.ts';

export const gallery: Readonly<Record<string, Scene>> = {
	'photo-1': ['marigold', () => wideHall('g1')],
	'photo-2': ['madder', lampClose],
	'photo-3': ['neem', () => groupOnSteps('g3', 4)],
	'photo-4': ['marigold', () => keynote(sari, 'g4', true)],
	'photo-5': ['indigo', winners],
	'photo-6': ['turmeric', () => posterSession('g6', 3)],
	'photo-7': ['madder', () => armchairs('g7')],
	'photo-8': ['indigo', () => boatRide('g8')],
};
