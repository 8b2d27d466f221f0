import type { Illustration } from '#content/shapes.ts';
import { services as pictures } from '../services.ts';

export const serviceScenes = {
	'counter-conferences': { file: pictures['counter-conferences'], alt: 'Woven drawing: a conference programme stands half open on a counter; a badge on its strap leans beside it, a microphone lies before it.' },
	'counter-research': { file: pictures['counter-research'], alt: 'Woven drawing: a board with three specimens, Test, one of them broken; a tied bundle of fibres stands beside it, calipers lie before it.' },
	'counter-software': { file: pictures['counter-software'], alt: 'Woven drawing: the draft of a page, Home, on a monitor and on a phone beside it; a keyboard lies before them.' },
	evidence: { file: pictures.evidence, alt: 'Woven drawing: a microscope beside a recorder that has drawn the strain of a fibre; its strip of paper runs over the bench and says Result.' },
	experiment: { file: pictures.experiment, alt: 'Woven drawing: an open notebook with a drawn method and a drawn sample; a pencil lies on it, fibres on a balance beside it.' },
	manufacture: { file: pictures.manufacture, alt: 'Woven drawing: a floor loom with a shuttle on its cloth; a rolled mat leans on its frame.' },
	planner: { file: pictures.planner, alt: 'Woven drawing: a wall planner with the work of three weeks, Plan, Build and Test, before a ringed day that says Due; a marker hangs beside it.' },
	repair: { file: pictures.repair, alt: 'Woven drawing: a technician in profile turns a nut on a testing machine with a spanner; a tool box stands below.' },
} as const satisfies Record<string, Illustration>;
