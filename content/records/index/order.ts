// Written by `npm run records`.
import record from '../order.json' with { type: 'json' };
import type { RecordOf } from '../shapes.ts';

export const order = record as unknown as RecordOf<'order'>;
