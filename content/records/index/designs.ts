// Written by `npm run records`.
import _0 from '../designs/catalogue.json' with { type: 'json' };
import _1 from '../designs/college.json' with { type: 'json' };
import _2 from '../designs/dashboard.json' with { type: 'json' };
import _3 from '../designs/hospital.json' with { type: 'json' };
import _4 from '../designs/journal.json' with { type: 'json' };
import _5 from '../designs/laboratory.json' with { type: 'json' };
import _6 from '../designs/meeting.json' with { type: 'json' };
import _7 from '../designs/shop.json' with { type: 'json' };
import _8 from '../designs/travel.json' with { type: 'json' };
import type { RecordOf } from '../shapes.ts';

export const designs = {
	'catalogue': _0,
	'college': _1,
	'dashboard': _2,
	'hospital': _3,
	'journal': _4,
	'laboratory': _5,
	'meeting': _6,
	'shop': _7,
	'travel': _8,
} as unknown as Readonly<Record<string, RecordOf<'designs'>>>;
