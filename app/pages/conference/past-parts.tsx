import { ClosingCall } from '#app/sections/closing-call.tsx';
import { Section } from '#app/sections/section.tsx';
import { SectionHeading } from '#app/sections/section-heading.tsx';
import { Years } from '#app/sections/years.tsx';
import { GoLink } from '#app/widgets/go-link.tsx';
import * as words from '#content/conference/past.ts';
import { count, pending } from '#content/conference/timeline.ts';
import { closings } from '#content/pictures/closings.ts';

/** The part of the list of editions that stands still. */

export function Earlier() {
	return (
		<>
			<Section ground="tint" of={words.earlier.years}>
				<SectionHeading heading={words.earlier.heading} records={words.earlier.years} pending={pending}>
					<GoLink {...words.earlier.link} />
				</SectionHeading>
				<Years years={words.earlier.years} words={count} />
			</Section>
			<ClosingCall {...words.closing} picture={closings.campus} keep="whole" />
		</>
	);
}
