import { editions } from '#app/editions/editions.ts';
import { pastEditionsOf } from '#app/editions/past.ts';
import { ClosingCall } from '#app/sections/closing-call.tsx';
import { SteadyEditionText } from '#app/sections/conference/edition-text.tsx';
import { PastEditions } from '#app/sections/conference/past-editions.tsx';
import { FigureHead } from '#app/sections/heads/figure-head.tsx';
import { Section } from '#app/sections/section.tsx';
import { Years } from '#app/sections/years.tsx';
import { Meta } from '#app/seo/meta.tsx';
import { GoLink } from '#app/widgets/go-link.tsx';
import * as words from '#content/conference/past.ts';
import { count, pending } from '#content/conference/timeline.ts';
import { closings } from '#content/pictures/closings.ts';

export function Component() {
	const { heading, figure, edition, lead } = words.headOf(editions.onRecord);
	const { years, link, ...earlier } = words.earlier;
	return (
		<>
			<Meta {...words.metaOf(editions)} />
			<FigureHead
				heading={heading}
				figure={figure}
				lead={<SteadyEditionText edition={edition} words={lead} />}
			/>
			<PastEditions editions={pastEditionsOf(editions)} />
			<Section ground="tint" of={years} {...earlier} pending={pending} end={<GoLink {...link} />}>
				<Years years={years} words={count} />
			</Section>
			<ClosingCall {...words.closing} picture={closings.campus} keep="whole" />
		</>
	);
}
