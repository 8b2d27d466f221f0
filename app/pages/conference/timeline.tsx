import { nearPart } from '#app/behaviours/near-part.ts';
import { editions } from '#app/editions/editions.ts';
import { StaticPart } from '#app/navigation/sent.tsx';
import { CalendarOffer } from '#app/sections/conference/calendar-offer.tsx';
import { DatesTable } from '#app/sections/conference/dates-table.tsx';
import { LastEdition } from '#app/sections/conference/last-edition.tsx';
import { Section } from '#app/sections/section.tsx';
import { SectionHeading, Split } from '#app/sections/section-heading.tsx';
import { Meta } from '#app/seo/meta.tsx';
import { GoLink } from '#app/widgets/go-link.tsx';
import { datesOf } from '#content/conference/dates.ts';
import { lastOf } from '#content/conference/last-edition.ts';
import * as words from '#content/conference/timeline.ts';

export const parts = nearPart(() => import('./timeline-parts.tsx'));

export function Component() {
	const last = lastOf(editions);
	const calendar = words.calendarOf(editions);
	const latestDates = datesOf(editions.dated);
	return (
		<>
			<Meta {...words.meta} />
			<StaticPart of={parts} name="Head" />
			<Section id="calendar">
				<Split
					heading={calendar.heading}
					lead={calendar.lead}
					aside={<CalendarOffer feed={latestDates.feed} words={calendar} />}
				>
					<DatesTable words={latestDates} />
				</Split>
			</Section>
			<Section ground="tint" of={last.figures}>
				<SectionHeading heading={last.heading}>
					<GoLink {...last.link} />
				</SectionHeading>
				<LastEdition {...last} />
			</Section>
			<StaticPart of={parts} name="Closing" />
		</>
	);
}
