// Written by `npm run records`.
import _0 from '../workshops/ansys.json' with { type: 'json' };
import _1 from '../workshops/mechauto.json' with { type: 'json' };
import type { RecordOf } from '../shapes.ts';

export const workshops = {
	'ansys': _0,
	'mechauto': _1,
} as unknown as Readonly<Record<string, RecordOf<'workshops'>>>;
