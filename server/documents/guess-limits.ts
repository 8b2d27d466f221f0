import type { DocumentId } from '#contract/documents.ts';
import type { Bucket, Count } from '../db/rate-counter.ts';

const minute = 60_000;
const hour = 60 * minute;

/** Wrong passwords heard from one network a minute, for all documents together. */
const mostOfNetwork = 10;
/** Wrong passwords an hour for one document, after which only those are heard who hardly ever guess. */
const mostOfDocument = 200;
/** Wrong passwords a day by which one is still somebody who hardly ever guesses. */
const mistakes = 3;

/** What a try counts for, in the order that `waitFor` takes. */
export const guessBuckets = (document: DocumentId, network: string, site: string): readonly Bucket[] => [
	{ bucket: `document ${network}`, span: minute },
	{ bucket: `documents today ${site}`, span: 24 * hour },
	{ bucket: `guesses ${document}`, span: hour },
];

/**
 * How many milliseconds to wait before a try is heard, or 0 (PROC-4). Many networks that guess together slow each other
 * down by the document's limit; whoever has not guessed today is heard all the same, so that nobody can lock them out.
 * @param counts of the buckets above, this try included
 */
export function waitFor([network, site, document]: readonly Count[]): number {
	if (network && network.n > mostOfNetwork) return network.endsIn;
	if (document && site && document.n > mostOfDocument && site.n > mistakes) return document.endsIn;
	return 0;
}
