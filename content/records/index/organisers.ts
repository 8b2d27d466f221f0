// Written by `npm run records`.
import record from '../organisers.json' with { type: 'json' };
import type { RecordOf } from '../shapes.ts';

export const organisers = record as unknown as RecordOf<'organisers'>;
