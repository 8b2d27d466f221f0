import { Cells } from '#app/sections/cells.tsx';
import { ClosingCall } from '#app/sections/closing-call.tsx';
import { EditionSays } from '#app/sections/conference/edition-line.tsx';
import { LastEdition } from '#app/sections/conference/last-edition.tsx';
import { GalleryHead } from '#app/sections/heads/gallery-head.tsx';
import { Section } from '#app/sections/section.tsx';
import { SectionHeading } from '#app/sections/section-heading.tsx';
import { Meta } from '#app/seo/meta.tsx';
import { ButtonLink } from '#app/widgets/button-link.tsx';
import { GoLink } from '#app/widgets/go-link.tsx';
import { ArrowRight, Calendar, Email, Identification } from '#app/widgets/icons.ts';
import { withIcons } from '#app/widgets/with-icons.ts';
import { named } from '#content/conference/edition-words.ts';
import { current } from '#content/conference/editions.ts';
import * as words from '#content/conference/upcoming.ts';
import { headPictures } from '#content/head-pictures.ts';
import { closings } from '#content/pictures/closings.ts';

export function Component() {
	const { upcoming, ways, last } = words;
	return (
		<>
			<Meta {...words.meta} />
			<GalleryHead
				{...words.head}
				lead={`${upcoming.message} ${upcoming.more}`}
				picture={headPictures.emptyHall}
				undyed
			>
				<ButtonLink {...upcoming.action} kind="ink" icon={ArrowRight} />
				<ButtonLink {...upcoming.calendar} kind="lineink" />
			</GalleryHead>
			<Section>
				<SectionHeading heading={ways.heading} lead={ways.lead} />
				<Cells items={withIcons(ways.cells, { Calendar, Email, Identification })} />
			</Section>
			<Section ground="tint">
				<SectionHeading heading={last.heading} lead={<EditionSays edition={current} words={named} />}>
					<GoLink {...last.link} />
				</SectionHeading>
				<LastEdition picture={headPictures.fullHall} figures={last.figures} />
			</Section>
			<ClosingCall {...words.closing} picture={closings['round-tables']} />
		</>
	);
}
