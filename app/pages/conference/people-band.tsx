import { Committee } from '#app/sections/conference/committee.tsx';
import { Patrons } from '#app/sections/conference/patrons.tsx';
import { PeopleColumns } from '#app/sections/conference/people-columns.tsx';
import { Speakers } from '#app/sections/conference/speakers.tsx';
import { Section } from '#app/sections/section.tsx';
import { patronWords, peopleIntroOf, speakersLine } from '#content/conference/people.ts';
import type { EditionPeople } from '#content/edition.ts';

/** The people of an edition; without anybody it is left out. */
export function PeopleBand({ people }: { readonly people: EditionPeople }) {
	const { speakers, patrons, committee } = people;
	const all = [...speakers, ...patrons, ...committee];
	if (all.length === 0) return null;
	const intro = peopleIntroOf(people);
	return (
		<Section id="committee" className="section--close" {...intro} of={all}>
			<PeopleColumns>
				{speakers.length > 0 && <Speakers heading={speakersLine(speakers)} people={speakers} />}
				{patrons.length > 0 && <Patrons {...patronWords} patrons={patrons} />}
				{committee.length > 0 && <Committee offices={committee} pending={intro.pending} />}
			</PeopleColumns>
		</Section>
	);
}
