// Written by `npm run records`.
import type { RecordOf } from '../shapes.ts';

export const conferencePhotos: Readonly<Record<string, () => Promise<RecordOf<'conference-photos'>>>> = {
	'2025': async () => (await import('../conference-photos/2025.json', { with: { type: 'json' } })).default as unknown as RecordOf<'conference-photos'>,
};
