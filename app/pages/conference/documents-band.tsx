import { Documents } from '#app/sections/conference/documents.tsx';
import { Section } from '#app/sections/section.tsx';
import { SectionHeading } from '#app/sections/section-heading.tsx';
import * as words from '#content/conference/proceedings.ts';
import type { ConferenceEdition } from '#content/edition.ts';

/** The documents of an edition, some of them behind a password; empty while there are none. */
export function DocumentsBand({ edition: { proceedings } }: { readonly edition: ConferenceEdition }) {
	const documents = proceedings?.documents ?? [];
	if (documents.length === 0) return null;
	return (
		<Section id="documents" ground="wash">
			<SectionHeading {...words.documentsIntroOf(documents)} records={documents} />
			<Documents documents={documents} words={words.passwordWords} />
		</Section>
	);
}
