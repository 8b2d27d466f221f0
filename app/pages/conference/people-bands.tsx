import { Committee } from '#app/sections/conference/committee.tsx';
import { Patrons } from '#app/sections/conference/patrons.tsx';
import { Speakers } from '#app/sections/conference/speakers.tsx';
import { Section } from '#app/sections/section.tsx';
import { SectionHeading, Split } from '#app/sections/section-heading.tsx';
import { committeeIntroOf, patronWords, speakersIntroOf } from '#content/conference/people.ts';
import { speakerPicture } from '#content/conference/speaker-picture.ts';
import type { EditionPeople } from '#content/edition.ts';

/** The people of an edition; a band without anybody is left out. */

export function SpeakersBand({ speakers }: Pick<EditionPeople, 'speakers'>) {
	if (speakers.length === 0) return null;
	return (
		<Section id="speakers">
			<Speakers
				heading={<SectionHeading {...speakersIntroOf(speakers)} records={speakers} />}
				people={speakers}
				picture={speakerPicture}
			/>
		</Section>
	);
}

export function CommitteeBand({ patrons, committee }: Omit<EditionPeople, 'speakers'>) {
	if (patrons.length + committee.length === 0) return null;
	return (
		<Section id="committee">
			<Split {...committeeIntroOf({ patrons, committee })} records={[...patrons, ...committee]}>
				{patrons.length > 0 && <Patrons {...patronWords} patrons={patrons} />}
				{committee.length > 0 && <Committee offices={committee} />}
			</Split>
		</Section>
	);
}
