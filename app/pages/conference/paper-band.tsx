import { DatesTable } from '#app/sections/conference/dates-table.tsx';
import { Downloads } from '#app/sections/conference/downloads.tsx';
import { Guidelines } from '#app/sections/conference/guidelines.tsx';
import { PaperAndDates } from '#app/sections/conference/paper-and-dates.tsx';
import { PaperSays } from '#app/sections/conference/paper-says.tsx';
import { SubmitButton } from '#app/sections/conference/submit-button.tsx';
import { Section } from '#app/sections/section.tsx';
import { ButtonLink } from '#app/widgets/button-link.tsx';
import { importantDates } from '#content/conference/dates.ts';
import { current, isAhead } from '#content/conference/editions.ts';
import { downloads, guidelines, journals, paperTime, submission } from '#content/conference/guidelines.ts';

/** How to write the paper, and by when (CONF-7, CONF-8). */
export function PaperBand() {
	return (
		<Section ground={isAhead ? 'paper' : 'tint'}>
			<PaperAndDates
				paper={
					<Guidelines
						{...guidelines}
						journals={journals}
						submit={<SubmitButton edition={current} links={submission} />}
					>
						{paperTime && (
							<p className="note">
								<PaperSays edition={current} words={paperTime} />
							</p>
						)}
					</Guidelines>
				}
				dates={
					<>
						<h2 className="h2">{importantDates.heading}</h2>
						<DatesTable words={importantDates} threaded={isAhead} />
						<ButtonLink {...importantDates.calendar} />
					</>
				}
			/>
			{downloads.length > 0 && <Downloads items={downloads} />}
		</Section>
	);
}
