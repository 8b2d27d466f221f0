import type { Subject } from './subject.ts';

// biome-ignore format: one picture a line
export const achievementSubjects = {
	'test-frame': { title: 'Test frame', alt: 'Woven drawing: a testing frame with a specimen between its grips.' },
	'composite-paper': { title: 'Paper on composites', alt: 'Woven drawing: the first page of a paper with a chart.' },
	seal: { title: 'Certificate', alt: 'Woven drawing: a certificate with a ribboned seal.' },
	'drive-unit': { title: 'Drive unit', alt: 'Woven drawing: two gears of a drive unit.' },
	'proceedings-paper': { title: 'Paper in proceedings', alt: 'Woven drawing: an open volume of proceedings.' },
	recognition: { title: 'Recognition', alt: 'Woven drawing: a plaque passes from one pair of hands to another.' },
	'lab-setup': { title: 'Laboratory set-up', alt: 'Woven drawing: a laboratory bench with flask, test tubes and burner.' },
	'mat-press': { title: 'Mat press', alt: 'Woven drawing: a hydraulic press with a mat between its plates.' },
} as const satisfies Record<string, Subject>;
