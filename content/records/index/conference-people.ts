// Written by `npm run records`.
import type { RecordOf } from '../shapes.ts';

export const conferencePeople: Readonly<Record<string, () => Promise<RecordOf<'conference-people'>>>> = {
	'2025': async () => (await import('../conference-people/2025.json', { with: { type: 'json' } })).default as unknown as RecordOf<'conference-people'>,
};
