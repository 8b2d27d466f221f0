import type { Subject } from './subject.ts';

// biome-ignore format: one picture a line
export const gallerySubjects = {
	'photo-1': { title: 'Inaugural session', alt: 'Woven drawing: a wide hall with a lit stage, a banner and a full audience.' },
	'photo-2': { title: 'Brass lamp', alt: 'Woven drawing: the flames of a tall brass lamp, seen close.' },
	'photo-3': { title: 'Attendees together', alt: 'Woven drawing: four rows of attendees on the steps of the institute.' },
	'photo-4': { title: 'Keynote talk', alt: 'Woven drawing: a speaker in a sari at a lectern beside a screen.' },
	'photo-5': { title: 'Awards', alt: 'Woven drawing: three winners on a stage hold a trophy and certificates.' },
	'photo-6': { title: 'Poster presentations', alt: 'Woven drawing: visitors in pairs discuss posters.' },
	'photo-7': { title: 'Panel discussion', alt: 'Woven drawing: four panellists in armchairs on a stage.' },
	'photo-8': { title: 'Lake of Bhopal', alt: 'Woven drawing: a boat with passengers on the lake of Bhopal.' },
} as const satisfies Record<string, Subject>;
