// Written by `npm run records`.
import record from '../conference-questions.json' with { type: 'json' };
import type { RecordOf } from '../shapes.ts';

export const conferenceQuestions = record as unknown as RecordOf<'conference-questions'>;
