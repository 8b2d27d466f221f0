import type { Subject } from './subject.ts';

// biome-ignore format: one picture a line
export const serviceSubjects = {
	manufacture: { title: 'Manufacture', alt: 'Woven drawing: a floor loom with a shuttle on its cloth; a rolled mat leans on its frame.' },
	repair: { title: 'Repair', alt: 'Woven drawing: a technician in profile turns a nut on a testing machine with a spanner; a tool box stands below.' },
} as const satisfies Record<string, Subject>;
