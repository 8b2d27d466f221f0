// Written by `npm run records`.
import _0 from '../publications/books.json' with { type: 'json' };
import _1 from '../publications/ieee.json' with { type: 'json' };
import _2 from '../publications/scopus-chapters.json' with { type: 'json' };
import _3 from '../publications/scopus-journals.json' with { type: 'json' };
import _4 from '../publications/ugc-journals.json' with { type: 'json' };
import type { RecordOf } from '../shapes.ts';

export const publications = {
	'books': _0,
	'ieee': _1,
	'scopus-chapters': _2,
	'scopus-journals': _3,
	'ugc-journals': _4,
} as unknown as Readonly<Record<string, RecordOf<'publications'>>>;
