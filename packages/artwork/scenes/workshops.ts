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

export const workshops: Readonly<Record<string, Scene>> = {
	'image-01': ['marigold', robotArm],
	'image-02': ['neem', controllerBoard],
	'image-03': ['indigo', cnc],
	'image-04': ['turmeric', pneumatics],
	'image-05': ['madder', gearBench],
	'image-06': ['ink', lineFollower],
	'image-07': ['indigo', () => computerRoom('w7')],
	'image-08': ['neem', bracketMesh],
	'image-09': ['madder', stressPlate],
	'image-10': ['indigo', aerofoil],
	'image-11': ['marigold', () => instructor('w11', projectedMesh())],
	'image-12': ['marigold', heatSink],
};
