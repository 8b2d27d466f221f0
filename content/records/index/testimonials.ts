// Written by `npm run records`.
import record from '../testimonials.json' with { type: 'json' };
import type { RecordOf } from '../shapes.ts';

export const testimonials = record as unknown as RecordOf<'testimonials'>;
