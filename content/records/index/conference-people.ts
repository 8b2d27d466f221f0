// Written by `npm run records`.
import type { RecordOf } from '../shapes.ts';

export const conferencePeople = {
	'2025': () => import('../conference-people/2025.json', { with: { type: 'json' } }),
} as unknown as Readonly<Record<string, () => Promise<{ readonly default: RecordOf<'conference-people'> }>>>;
