// Written by `npm run records`.
import record from '../sponsor-places.json' with { type: 'json' };
import type { RecordOf } from '../shapes.ts';

export const sponsorPlaces = record as unknown as RecordOf<'sponsor-places'>;
