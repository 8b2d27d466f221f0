import { editions } from '#app/editions/editions.ts';
import { CardGrid } from '#app/sections/card-grid.tsx';
import { ClosingCall } from '#app/sections/closing-call.tsx';
import { SteadyEditionText } from '#app/sections/conference/edition-text.tsx';
import { LastEdition } from '#app/sections/conference/last-edition.tsx';
import { GalleryHead } from '#app/sections/heads/gallery-head.tsx';
import { Section } from '#app/sections/section.tsx';
import { SectionHeading } from '#app/sections/section-heading.tsx';
import { Meta } from '#app/seo/meta.tsx';
import { ButtonLink } from '#app/widgets/button-link.tsx';
import { GoLink } from '#app/widgets/go-link.tsx';
import { ArrowRight, Calendar, Email, Identification } from '#app/widgets/icons.ts';
import { withIcons } from '#app/widgets/with-icons.ts';
import * as words from '#content/conference/upcoming.ts';
import { closings } from '#content/pictures/closings.ts';

export function Component() {
	const { ways } = words;
	const upcoming = words.upcomingOf(editions);
	const last = words.lastOf(editions);
	return (
		<>
			<Meta {...words.metaOf(editions)} />
			<GalleryHead
				heading={upcoming.heading}
				lead={<SteadyEditionText edition={editions.current} words={upcoming.lead} />}
				picture={upcoming.picture}
				undyed={upcoming.undyed}
			>
				{upcoming.actions.map((action, at) => (
					<ButtonLink
						key={action.label}
						{...action}
						{...(at === 0 ? { kind: 'ink', icon: ArrowRight } : { kind: 'lineink' })}
					/>
				))}
			</GalleryHead>
			<Section className="section--after">
				<SectionHeading heading={ways.heading} lead={ways.lead} />
				<CardGrid items={withIcons(ways.cells, { Calendar, Email, Identification })} />
			</Section>
			<Section ground="tint">
				<SectionHeading
					heading={last.heading}
					lead={<SteadyEditionText edition={last.edition} words={last.says} />}
				>
					<GoLink {...last.link} />
				</SectionHeading>
				<LastEdition picture={last.picture} figures={last.figures} />
			</Section>
			<ClosingCall {...words.closing} picture={closings['round-tables']} />
		</>
	);
}
