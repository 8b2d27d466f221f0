import { editions } from '#app/editions/editions.ts';
import { ClosingCall } from '#app/sections/closing-call.tsx';
import { CalendarOffer } from '#app/sections/conference/calendar-offer.tsx';
import { DatesTable } from '#app/sections/conference/dates-table.tsx';
import { LastEdition } from '#app/sections/conference/last-edition.tsx';
import { SplitHead } from '#app/sections/heads/split-head.tsx';
import { Section } from '#app/sections/section.tsx';
import { Years } from '#app/sections/years.tsx';
import { Meta } from '#app/seo/meta.tsx';
import { GoLink } from '#app/widgets/go-link.tsx';
import { datesOf } from '#content/conference/dates.ts';
import { lastOf } from '#content/conference/last-edition.ts';
import * as words from '#content/conference/timeline.ts';
import { years } from '#content/conference/timeline-years.ts';
import { closings } from '#content/pictures/closings.ts';

export function Component() {
	const last = lastOf(editions);
	const calendar = words.calendarOf(editions);
	const latestDates = datesOf(editions.dated);
	return (
		<>
			<Meta {...words.meta} />
			<SplitHead
				{...words.head}
				ground="field"
				records={years}
				pending={words.pending}
				at="below"
				beside={<Years years={years} words={words.count} />}
			/>
			<Section
				split
				id="calendar"
				heading={calendar.heading}
				lead={calendar.lead}
				end={<CalendarOffer feed={latestDates.feed} words={calendar} />}
			>
				<DatesTable words={latestDates} />
			</Section>
			<Section ground="tint" of={last.figures} heading={last.heading} end={<GoLink {...last.link} />}>
				<LastEdition {...last} />
			</Section>
			<ClosingCall {...words.closing} picture={closings.notebook} />
		</>
	);
}
