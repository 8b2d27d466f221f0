import type { Link } from '#content/shapes.ts';
import { askAbout } from '#contract/ask-about.ts';

/** The registration fee: nobody gave its amount, so who needs it asks for it, in a message that names it (FAQ-1). */
export const fee = {
	says: 'The organisers tell you the amount of the registration fee on request.',
	answer: 'Yes. The amount of the registration fee is not on this site; please ask the organisers.',
	ask: { label: 'Ask about the fee', to: askAbout('fee') } satisfies Link,
} as const;
