// Written by `npm run records`.
import record from '../timeline.json' with { type: 'json' };
import type { RecordOf } from '../shapes.ts';

export const timeline = record as unknown as RecordOf<'timeline'>;
