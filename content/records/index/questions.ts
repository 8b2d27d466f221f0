// Written by `npm run records`.
import record from '../questions.json' with { type: 'json' };
import type { RecordOf } from '../shapes.ts';

export const questions = record as unknown as RecordOf<'questions'>;
