import { editions } from '#app/editions/editions.ts';
import { abstractBookOf, abstracts } from '#content/conference/abstract-book.ts';
import { paperWord } from '#content/conference/paper-counts.ts';
import { paperTemplateOf } from '#content/conference/paper-template.ts';
import { summaryOf } from '#content/conference/summary.ts';
import type { ConferenceEdition } from '#content/edition.ts';
import type { AbstractBookWords, DocumentWords, SummaryWords } from '#contract/artwork.ts';
import { brochureWords } from './brochure.ts';

async function summaryWords(edition: ConferenceEdition): Promise<SummaryWords> {
	const { speakers = [] } = (await edition.people?.()) ?? {};
	return { edition: edition.name, ...summaryOf(edition, speakers) };
}

function abstractBookWords({ proceedings, ...edition }: ConferenceEdition): AbstractBookWords {
	const words = abstractBookOf(edition);
	const papersOf = (at: number) => {
		const { type, paperCount, sample } = proceedings?.papers.find(({ track }) => track === at) ?? {};
		if (paperCount === undefined) return words.countUnknown;
		return `${type}, ${paperCount} ${paperWord(paperCount)}${sample ? ` (${words.exampleCount})` : ''}`;
	};
	// the examples of abstracts are of topics of the first track
	const tracks = edition.tracks.map(({ title, topics }, at) => ({
		title,
		papers: papersOf(at),
		topics: topics.map((name, k) => ({ name, abstract: at === 0 ? abstracts[k] : undefined })),
	}));
	return { edition: edition.name, ...words, tracks };
}

/** What the documents of the conference say, each of the edition that its page speaks of. */
export const documentWords = async (): Promise<DocumentWords> => ({
	brochure: brochureWords(editions.brochured),
	paperTemplate: paperTemplateOf(editions.templated),
	summary: await summaryWords(editions.published),
	abstractBook: abstractBookWords(editions.published),
});
