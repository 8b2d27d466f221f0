// Written by `npm run records`.
import _0 from '../conferences/2025.json' with { type: 'json' };
import type { RecordOf } from '../shapes.ts';

export const conferences = {
	'2025': _0,
} as unknown as Readonly<Record<string, RecordOf<'conferences'>>>;
