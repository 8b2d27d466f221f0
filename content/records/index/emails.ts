// Written by `npm run records`.
import record from '../emails.json' with { type: 'json' };
import type { RecordOf } from '../shapes.ts';

export const emails = record as unknown as RecordOf<'emails'>;
