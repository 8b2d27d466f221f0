// Written by `npm run records`.
import _0 from '../mats/areca.json' with { type: 'json' };
import _1 from '../mats/bamboo.json' with { type: 'json' };
import _2 from '../mats/banana.json' with { type: 'json' };
import _3 from '../mats/coir.json' with { type: 'json' };
import _4 from '../mats/flax.json' with { type: 'json' };
import _5 from '../mats/jute.json' with { type: 'json' };
import _6 from '../mats/kenaf.json' with { type: 'json' };
import _7 from '../mats/nano-titania.json' with { type: 'json' };
import _8 from '../mats/ramie.json' with { type: 'json' };
import _9 from '../mats/sisal.json' with { type: 'json' };
import _10 from '../mats/sun-hemp.json' with { type: 'json' };
import _11 from '../mats/white-pineapple.json' with { type: 'json' };
import type { RecordOf } from '../shapes.ts';

export const mats = {
	'areca': _0,
	'bamboo': _1,
	'banana': _2,
	'coir': _3,
	'flax': _4,
	'jute': _5,
	'kenaf': _6,
	'nano-titania': _7,
	'ramie': _8,
	'sisal': _9,
	'sun-hemp': _10,
	'white-pineapple': _11,
} as unknown as Readonly<Record<string, RecordOf<'mats'>>>;
