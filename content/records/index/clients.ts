// Written by `npm run records`.
import _0 from '../clients/agricultural-university.json' with { type: 'json' };
import _1 from '../clients/engineering-college.json' with { type: 'json' };
import _2 from '../clients/hospital.json' with { type: 'json' };
import _3 from '../clients/institute-of-technology.json' with { type: 'json' };
import _4 from '../clients/polytechnic.json' with { type: 'json' };
import _5 from '../clients/research-institute.json' with { type: 'json' };
import _6 from '../clients/state-university.json' with { type: 'json' };
import _7 from '../clients/technical-university.json' with { type: 'json' };
import type { RecordOf } from '../shapes.ts';

export const clients = {
	'agricultural-university': _0,
	'engineering-college': _1,
	'hospital': _2,
	'institute-of-technology': _3,
	'polytechnic': _4,
	'research-institute': _5,
	'state-university': _6,
	'technical-university': _7,
} as unknown as Readonly<Record<string, RecordOf<'clients'>>>;
