// Written by `npm run records`.
import record from '../company.json' with { type: 'json' };
import type { RecordOf } from '../shapes.ts';

export const company = record as unknown as RecordOf<'company'>;
