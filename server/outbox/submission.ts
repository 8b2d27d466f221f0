import type { LetterKind } from '#contract/letters.ts';
import type { LetterLimits } from './admit.ts';

/** A checked letter on its way into the store. */
export type Submission = {
	readonly kind: LetterKind;
	readonly letter: Readonly<Record<string, string>> & { readonly email: string };
	/** The form's own mark for this submission; empty when it could make none. */
	readonly key: string;
	/** Whether a machine seems to have sent it: the trap field was filled, or no person is so quick. */
	readonly suspected: boolean;
	/** The network it came from, for the limits; never stored with the letter. */
	readonly network: string;
};

/** A submission and when it arrived, in milliseconds since 1970. */
export type Arrived = Submission & { readonly at: number };

/** A letter is kept under a reference, or not taken for another `wait` milliseconds. */
export type Posted = { readonly reference: string } | { readonly wait: number };

/** What is let in, and whether its sender gets a receipt. */
export type PostRules = LetterLimits & { readonly receipts: boolean };

/** Stores several letters in one transaction, where the store lives. What became of each stands in their order. */
export type TakeIn = (arrived: readonly Arrived[], rules: PostRules) => Promise<readonly Posted[]>;
