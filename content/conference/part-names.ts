import { capital, counted } from '#content/counted.ts';
import type { AwardGroup } from '#content/shapes.ts';
import type { ImportantDate } from '#contract/dates.ts';

/** What the parts of an edition are called, on every page that names them. */

export const dateNames: Readonly<Record<ImportantDate['id'], string>> = {
	paper: 'Full paper submission',
	acceptance: 'Notification of acceptance',
	'camera-ready': 'Camera-ready paper',
	registration: 'Last date of registration',
	conference: 'Conference',
};

/** What it has to show once it was held, within a sentence. */
export const shownNames = { proceedings: 'proceedings', photos: 'pictures', awards: 'awards' } as const;

/** AWD-1: `Five winners across all tracks.` */
export function honoured(to: AwardGroup['to'], count: number, after: string | undefined): string {
	const many = to === 'winners' ? counted(count, 'winner') : counted(count, 'person', 'people');
	return `${capital([many, after].filter(Boolean).join(' '))}.`;
}
