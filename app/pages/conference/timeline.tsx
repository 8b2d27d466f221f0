import { CalendarOffer } from '#app/sections/conference/calendar-offer.tsx';
import { DatesTable } from '#app/sections/conference/dates-table.tsx';
import { YearThread } from '#app/sections/conference/year-thread.tsx';
import { PageHead } from '#app/sections/page-head.tsx';
import { Section } from '#app/sections/section.tsx';
import { SectionHeading, Split } from '#app/sections/section-heading.tsx';
import { Meta } from '#app/seo/meta.tsx';
import { SampleMark } from '#app/widgets/sample-mark.tsx';
import { latestDates } from '#content/conference/dates.ts';
import * as words from '#content/conference/timeline.ts';

export function Component() {
	const { thread, calendar } = words;
	return (
		<>
			<Meta {...words.meta} />
			<PageHead {...words.head} />
			<Section>
				<SectionHeading heading={thread.heading} lead={thread.lead} />
				<YearThread years={words.years} words={thread.count} />
				<SampleMark of={words.years} pending />
			</Section>
			<Section id="calendar" ground="tint">
				<Split
					heading={calendar.heading}
					lead={calendar.lead}
					aside={<CalendarOffer feed={latestDates.feed} words={calendar} />}
				>
					<DatesTable words={latestDates} />
				</Split>
			</Section>
		</>
	);
}
