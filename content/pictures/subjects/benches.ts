import type { Subject } from './subject.ts';

// biome-ignore format: one picture a line
export const benchSubjects = {
	bench: { title: 'Workshop bench', alt: 'Woven drawing: two people in profile over an open drive: one turns a nut with a spanner, the other points at a wheel; tools hang on the wall.' },
	simulation: { title: 'Simulation', alt: 'Woven drawing: over somebody’s shoulder, a screen shows a bent part divided into elements, dark where its stress is high.' },
	'hands-on': { title: 'A wheel is measured', alt: 'Woven drawing: two hands measure a toothed wheel with calipers.' },
	'tool-bench': { title: 'A box of tools', alt: 'Woven drawing: a wooden box of tools on a bench says workshop; a toothed wheel stands beside it, a screwdriver lies in front.' },
	'volumes-on-table': { title: 'Three volumes', alt: 'Woven drawing: three volumes lie on each other under a reading lamp: proceedings, abstracts, summary.' },
} as const satisfies Record<string, Subject>;
