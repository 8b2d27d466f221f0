import type { Subject } from './subject.ts';

// biome-ignore format: one picture a line
export const serviceSubjects = {
	manufacture: { title: 'Manufacture', alt: 'Woven drawing: a worker at a loom with rolls of finished mat.' },
	repair: { title: 'Repair', alt: 'Woven drawing: a technician with a spanner works on a testing machine; his tool box stands beside it.' },
} as const satisfies Record<string, Subject>;
