// Written by `npm run records`.
import _0 from '../projects/college-admissions.json' with { type: 'json' };
import _1 from '../projects/conference-registration.json' with { type: 'json' };
import _2 from '../projects/handloom-shop.json' with { type: 'json' };
import type { RecordOf } from '../shapes.ts';

export const projects = {
	'college-admissions': _0,
	'conference-registration': _1,
	'handloom-shop': _2,
} as unknown as Readonly<Record<string, RecordOf<'projects'>>>;
