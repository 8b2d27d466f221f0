import { groupOnSteps } from './gatherings/group-on-steps.ts';
import { lampLighting } from './gatherings/lamp-lighting.ts';
import { microphoneClose } from './halls/microphone-close.ts';
import { online } from './halls/online.ts';
import type { Scene } from './scene.ts';
import { emptyLectern } from './speakers/empty-lectern.ts';
import { bracketMesh } from './workshop/bracket-mesh.ts';
import { interview } from './workshop/interview.ts';
import { robotArm } from './workshop/robot-arm.ts';

/** What stands for a page or a workshop in a list of them, woven in the dye of the conferences. */
export const menu: Readonly<Record<string, Scene>> = {
	ansys: ['marigold', bracketMesh],
	gallery: ['marigold', lampLighting],
	mechauto: ['marigold', robotArm],
	past: ['marigold', () => groupOnSteps('menu', 3)],
	'past-webinars': ['marigold', () => online('menu')],
	upcoming: ['marigold', emptyLectern],
	'upcoming-webinars': ['marigold', microphoneClose],
	videos: ['marigold', interview],
};
