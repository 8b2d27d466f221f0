import { ClosingCall } from '#app/sections/closing-call.tsx';
import { Section } from '#app/sections/section.tsx';
import { SectionHeading } from '#app/sections/section-heading.tsx';
import { Years } from '#app/sections/years.tsx';
import { GoLink } from '#app/widgets/go-link.tsx';
import * as words from '#content/conference/past.ts';
import { earlier } from '#content/conference/past-earlier.ts';
import { count, pending } from '#content/conference/timeline.ts';
import { closings } from '#content/pictures/closings.ts';

/** The part of the list of editions that stands still. */

export function Earlier() {
	return (
		<>
			<Section ground="tint" of={earlier.years}>
				<SectionHeading heading={earlier.heading} records={earlier.years} pending={pending}>
					<GoLink {...earlier.link} />
				</SectionHeading>
				<Years years={earlier.years} words={count} />
			</Section>
			<ClosingCall {...words.closing} picture={closings.campus} keep="whole" />
		</>
	);
}
