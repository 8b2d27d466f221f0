import type { Subject } from './subject.ts';

// biome-ignore format: one picture a line
export const workshopSubjects = {
	'image-01': { title: 'Robot arm', alt: 'Woven drawing: two participants beside an articulated robot arm.' },
	'image-02': { title: 'Controller board', alt: 'Woven drawing: a controller board with wires on a bench, seen close.' },
	'image-03': { title: 'CNC milling', alt: 'Woven drawing: an operator at the window of a CNC milling machine.' },
	'image-04': { title: 'Pneumatics panel', alt: 'Woven drawing: cylinders, valves and tubes on a training panel.' },
	'image-05': { title: 'Gear train', alt: 'Woven drawing: three participants at a bench: one turns a nut on a gear wheel, one holds a large wheel, one measures a small one.' },
	'image-06': { title: 'Line follower', alt: 'Woven drawing: a small wheeled robot follows a curved line on the floor.' },
	'image-07': { title: 'Simulation laboratory', alt: 'Woven drawing: rows of participants at computer screens.' },
	'image-08': { title: 'Meshing', alt: 'Woven drawing: a bracket covered with a mesh of triangles on a screen.' },
	'image-09': { title: 'Stress plot', alt: 'Woven drawing: a plate with a hole and the bands of stress around it.' },
	'image-10': { title: 'Flow simulation', alt: 'Woven drawing: stream lines bend around an aerofoil.' },
	'image-11': { title: 'Instructor', alt: 'Woven drawing: an instructor points at a projected mesh.' },
	'image-12': { title: 'Thermal study', alt: 'Woven drawing: a finned heat sink with bands of temperature.' },
} as const satisfies Record<string, Subject>;
