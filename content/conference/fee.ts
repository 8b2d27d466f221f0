import type { Link } from '#content/shapes.ts';
import { askAbout } from '#contract/ask-about.ts';

/** The registration fee: nobody gave its amount, so who needs it asks for it, in a message that names it (FAQ-1). */
export const fee = {
	says: 'The organisers tell you the amount of the registration fee on request.',
	answer: 'Please ask the organisers for the amount of the registration fee.',
	ask: { label: 'Ask about the fee', to: askAbout('fee') } satisfies Link,
} as const;
