import { editions } from '#app/editions/editions.ts';
import { DatesMeasure } from '#app/sections/conference/dates-measure.tsx';
import { DatesTable } from '#app/sections/conference/dates-table.tsx';
import { Downloads } from '#app/sections/conference/downloads.tsx';
import { Guidelines } from '#app/sections/conference/guidelines.tsx';
import { PaperAndDates } from '#app/sections/conference/paper-and-dates.tsx';
import { PaperButton } from '#app/sections/conference/paper-button.tsx';
import { PaperText } from '#app/sections/conference/paper-text.tsx';
import { Section } from '#app/sections/section.tsx';
import { ButtonLink } from '#app/widgets/button-link.tsx';
import { datesOf } from '#content/conference/dates.ts';
import { downloadsOf, guidelinesOf, paperTimeOf, submission } from '#content/conference/guidelines.ts';

const { current, isAhead } = editions;
const hasFewDates = current.dates.length <= 1;
const importantDates = datesOf(current);
const paperTime = paperTimeOf(current);
const downloads = downloadsOf(current);

/** How to write the paper, and by when (CONF-7, CONF-8). */
export function PaperBand() {
	return (
		<Section className="section--close">
			<PaperAndDates
				datesAbove={hasFewDates}
				paper={
					<Guidelines
						{...guidelinesOf(current, isAhead)}
						open={isAhead}
						journals={current.journals}
						files={downloads.length > 0 && <Downloads items={downloads} />}
						time={
							paperTime && (
								<p>
									<PaperText edition={current} words={paperTime} />
								</p>
							)
						}
					>
						<PaperButton edition={current} links={submission} />
					</Guidelines>
				}
				dates={
					<>
						<h2 className="h2">{importantDates.heading}</h2>
						<DatesMeasure dates={current.dates} />
						<DatesTable words={importantDates} threaded={isAhead} />
						<ButtonLink {...importantDates.calendar} />
					</>
				}
			/>
		</Section>
	);
}
