import { timeline } from '#content/records/index/timeline.ts';
import type { Sampled, TimelineYear } from '#content/shapes.ts';

/** TIME-1; the earliest first, in whatever order they were added. */
export const years: readonly Sampled<TimelineYear>[] = timeline.years.toSorted((a, b) => a.year - b.year);

const [first, last] = [years.at(0)?.year, years.at(-1)?.year];

/** From the first to the last of them, in words: `2018 to 2022`; empty while there is none. */
export const yearsInWords = first === last ? String(first ?? '') : `${first} to ${last}`;
