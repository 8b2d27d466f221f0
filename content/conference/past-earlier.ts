import type { Link } from '#content/shapes.ts';
import { paths } from '#contract/paths.ts';
import { years, yearsInWords } from './timeline-years.ts';

export const earlier = {
	heading: `Conferences from ${yearsInWords}`,
	link: { label: 'Conference timeline', to: paths.timeline } satisfies Link,
	years,
};
