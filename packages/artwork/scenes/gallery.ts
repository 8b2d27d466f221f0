import { lampClose } from './gatherings/lamp-close.ts';
import { posterVisit } from './gatherings/poster-visit.ts';
import { winners } from './gatherings/winners.ts';
import { wideHall } from './halls/wide-hall.ts';
import { boatRide } from './outdoors/boat-ride.ts';
import { cameraOnSteps } from './outdoors/camera-on-steps.ts';
import { speaker, speakers } from './pages/speaker.ts';
import type { Scene } from './scene.ts';
import { armchairs } from './speakers/armchairs.ts';

export const gallery: Readonly<Record<string, Scene>> = {
	'photo-1': ['marigold', () => wideHall('g1')],
	'photo-2': ['marigold', lampClose],
	'photo-3': ['neem', cameraOnSteps],
	'photo-4': ['marigold', () => speaker(speakers.inSari, 3)],
	'photo-5': ['indigo', winners],
	'photo-6': ['neem', () => posterVisit('Coir yarn', 'short')],
	'photo-7': ['marigold', () => armchairs('g7')],
	'photo-8': ['indigo', boatRide],
};
