import type { Illustration } from '#content/shapes.ts';
import { benches as pictures } from '../benches.ts';

export const benchScenes = {
	bench: { file: pictures.bench, alt: 'Woven drawing: two people in profile over an open drive: one turns a nut with a spanner, the other points at a wheel; tools hang on the wall.' },
	simulation: { file: pictures.simulation, alt: 'Woven drawing: over somebody’s shoulder, a screen shows a bent part divided into elements, dark where its stress is high.' },
	'hands-on': { file: pictures['hands-on'], alt: 'Woven drawing: two hands measure a toothed wheel with calipers.' },
	'tool-bench': { file: pictures['tool-bench'], alt: 'Woven drawing: a wooden box of tools on a bench says workshop; a toothed wheel stands beside it, a screwdriver lies in front.' },
	'volumes-on-table': { file: pictures['volumes-on-table'], alt: 'Woven drawing: three volumes lie on each other under a reading lamp: proceedings, abstracts, summary.' },
} as const satisfies Record<string, Illustration>;
