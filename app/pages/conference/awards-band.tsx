import { AwardGroups } from '#app/sections/conference/award-groups.tsx';
import { Section } from '#app/sections/section.tsx';
import * as awardWords from '#content/conference/awards.ts';
import type { ConferenceEdition } from '#content/edition.ts';

/** The awards of an edition, group by group. */
export function AwardsBand({ edition }: { readonly edition: ConferenceEdition }) {
	const { awards = [] } = edition;
	if (awards.length === 0) return null;
	return (
		<Section id="awards" {...awardWords.introOf(edition)} of={awards.flatMap(({ entries }) => entries)}>
			<AwardGroups groups={awards} drawingOf={awardWords.drawingOf} seeAll={awardWords.seeAll} />
		</Section>
	);
}
