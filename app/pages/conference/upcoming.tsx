import { editions } from '#app/editions/editions.ts';
import { pictureOfLast, upcomingOf } from '#app/editions/upcoming.ts';
import { CardGrid } from '#app/sections/card-grid.tsx';
import { ClosingCall } from '#app/sections/closing-call.tsx';
import { SteadyEditionText } from '#app/sections/conference/edition-text.tsx';
import { LastEdition } from '#app/sections/conference/last-edition.tsx';
import { possibleWords, useEditionState } from '#app/sections/conference/use-edition-state.ts';
import { SceneHead } from '#app/sections/heads/scene-head.tsx';
import { Section } from '#app/sections/section.tsx';
import { Meta } from '#app/seo/meta.tsx';
import { ButtonLink } from '#app/widgets/button-link.tsx';
import { GoLink } from '#app/widgets/go-link.tsx';
import { ArrowRight } from '#app/widgets/icons.ts';
import { lastOf } from '#content/conference/last-edition.ts';
import { calls } from '#content/conference/registration-calls.ts';
import * as words from '#content/conference/upcoming.ts';
import { closings } from '#content/pictures/closings.ts';

const { current } = editions;
const upcoming = upcomingOf(editions);
const last = lastOf(editions);
const { form, calendar, message } = words.ways;
const labels = possibleWords(current, upcoming.first).map(({ label }) => label);

export function Component() {
	const state = useEditionState(current);
	return (
		<>
			<Meta {...words.metaOf(editions)} />
			<SceneHead
				heading={upcoming.heading}
				lead={<SteadyEditionText edition={current} words={upcoming.lead} />}
				picture={upcoming.picture}
				undyed={upcoming.undyed}
			>
				<ButtonLink
					{...upcoming.first[state]}
					labels={labels}
					kind={upcoming.undyed ? 'solid' : 'ink'}
					icon={ArrowRight}
				/>
				<ButtonLink {...upcoming.ask} kind="lineink" />
			</SceneHead>
			<Section className="section--close" heading={words.ways.heading}>
				<CardGrid items={[{ title: calls[state], ...form }, calendar, message]} />
			</Section>
			<Section
				ground="tint"
				className="section--close"
				of={last.figures}
				heading={last.heading}
				end={<GoLink {...last.link} />}
			>
				<LastEdition {...last} picture={pictureOfLast(editions)} />
			</Section>
			<ClosingCall {...words.closing} picture={closings['round-tables']} />
		</>
	);
}
