// Written by `npm run records`.
import record from '../website-questions.json' with { type: 'json' };
import type { RecordOf } from '../shapes.ts';

export const websiteQuestions = record as unknown as RecordOf<'website-questions'>;
