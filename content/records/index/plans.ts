// Written by `npm run records`.
import record from '../plans.json' with { type: 'json' };
import type { RecordOf } from '../shapes.ts';

export const plans = record as unknown as RecordOf<'plans'>;
