// Written by `npm run records`.
import record from '../announcements.json' with { type: 'json' };
import type { RecordOf } from '../shapes.ts';

export const announcements = record as unknown as RecordOf<'announcements'>;
