// Written by `npm run records`.
import _0 from '../team/back-end-developer.json' with { type: 'json' };
import _1 from '../team/designer.json' with { type: 'json' };
import _2 from '../team/front-end-developer.json' with { type: 'json' };
import _3 from '../team/project-lead.json' with { type: 'json' };
import type { RecordOf } from '../shapes.ts';

export const team = {
	'back-end-developer': _0,
	'designer': _1,
	'front-end-developer': _2,
	'project-lead': _3,
} as unknown as Readonly<Record<string, RecordOf<'team'>>>;
