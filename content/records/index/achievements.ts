// Written by `npm run records`.
import _0 from '../achievements/composite-paper.json' with { type: 'json' };
import _1 from '../achievements/drive-unit.json' with { type: 'json' };
import _2 from '../achievements/lab-setup.json' with { type: 'json' };
import _3 from '../achievements/mat-press.json' with { type: 'json' };
import _4 from '../achievements/proceedings-paper.json' with { type: 'json' };
import _5 from '../achievements/recognition.json' with { type: 'json' };
import _6 from '../achievements/seal.json' with { type: 'json' };
import _7 from '../achievements/test-frame.json' with { type: 'json' };
import type { RecordOf } from '../shapes.ts';

export const achievements = {
	'composite-paper': _0,
	'drive-unit': _1,
	'lab-setup': _2,
	'mat-press': _3,
	'proceedings-paper': _4,
	'recognition': _5,
	'seal': _6,
	'test-frame': _7,
} as unknown as Readonly<Record<string, RecordOf<'achievements'>>>;
