// Written by `npm run records`.
import type { RecordOf } from '../shapes.ts';

export const conferencePhotos = {
	'2025': () => import('../conference-photos/2025.json', { with: { type: 'json' } }),
} as unknown as Readonly<Record<string, () => Promise<{ readonly default: RecordOf<'conference-photos'> }>>>;
