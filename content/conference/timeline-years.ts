import { timeline } from '#content/records/index/timeline.ts';
import type { Sampled, TimelineYear } from '#content/shapes.ts';

/** TIME-1 */
export const years: readonly Sampled<TimelineYear>[] = timeline.years;

/** From the first to the last of them, in words: `2018 to 2022`. */
export const yearsInWords = `${years[0]?.year} to ${years.at(-1)?.year}`;
