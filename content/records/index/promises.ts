// Written by `npm run records`.
import record from '../promises.json' with { type: 'json' };
import type { RecordOf } from '../shapes.ts';

export const promises = record as unknown as RecordOf<'promises'>;
