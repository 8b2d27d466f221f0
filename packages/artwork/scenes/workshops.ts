import { deepen } from './kit/deepen.ts';
import type { Scene } from './scene.ts';
import { instructor } from './speakers/instructor.ts';
import { aerofoil } from './workshop/aerofoil.ts';
import { bracketMesh } from './workshop/bracket-mesh.ts';
import { cnc } from './workshop/cnc.ts';
import { computerRoom } from './workshop/computer-room.ts';
import { controllerBoard } from './workshop/controller-board.ts';
import { gearBench } from './workshop/gear-bench.ts';
import { heatSink } from './workshop/heat-sink.ts';
import { lineFollower } from './workshop/line-follower.ts';
import { pneumatics } from './workshop/pneumatics.ts';
import { projectedMesh } from './workshop/projected-mesh.ts';
import { robotArm } from './workshop/robot-arm.ts';
import { stressPlate } from './workshop/stress-plate.ts';

/** The pictures of one page, all in its dye. */
export const workshops: Readonly<Record<string, Scene>> = {
	'image-01': ['marigold', robotArm],
	'image-02': ['marigold', () => deepen(0.6, controllerBoard())],
	'image-03': ['marigold', cnc],
	'image-04': ['marigold', () => deepen(0.5, pneumatics())],
	'image-05': ['marigold', gearBench],
	'image-06': ['marigold', lineFollower],
	'image-07': ['marigold', () => deepen(0.35, computerRoom())],
	'image-08': ['marigold', () => deepen(0.3, bracketMesh())],
	'image-09': ['marigold', () => deepen(0.3, stressPlate())],
	'image-10': ['marigold', () => deepen(0.6, aerofoil())],
	'image-11': ['marigold', () => instructor(projectedMesh())],
	'image-12': ['marigold', heatSink],
};
