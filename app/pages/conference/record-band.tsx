import { EditionRecord } from '#app/sections/conference/edition-record.tsx';
import { Section } from '#app/sections/section.tsx';
import { heading, recordOf } from '#content/conference/record-band.ts';
import type { ConferenceEdition } from '#content/edition.ts';

/** What the edition left behind leads its page once there is something on record. */
export function RecordBand({ edition }: { readonly edition: ConferenceEdition }) {
	return (
		<Section id="record" className="section--close" heading={heading}>
			<EditionRecord parts={recordOf(edition)} />
		</Section>
	);
}
