import { BesidePicture } from '#app/sections/beside-picture.tsx';
import { ClosingCall } from '#app/sections/closing-call.tsx';
import { FeatureList } from '#app/sections/feature-list.tsx';
import { SceneHead } from '#app/sections/heads/scene-head.tsx';
import { Section } from '#app/sections/section.tsx';
import { Origins } from '#app/sections/software/origins.tsx';
import { Refusals } from '#app/sections/software/refusals.tsx';
import { Stats } from '#app/sections/stats.tsx';
import { Meta } from '#app/seo/meta.tsx';
import { ButtonLink } from '#app/widgets/button-link.tsx';
import { closings } from '#content/pictures/closings.ts';
import { softwareScenes } from '#content/pictures/subjects/software.ts';
import * as words from '#content/software/team.ts';

export function Component() {
	return (
		<>
			<Meta {...words.meta} />
			<SceneHead
				{...words.opening}
				picture={softwareScenes.team}
				records={words.unconfirmed}
				pending={words.pending}
			>
				{words.opening.actions.map((action, at) => (
					<ButtonLink key={action.label} {...action} kind={at === 0 ? 'ink' : 'lineink'} />
				))}
			</SceneHead>
			<Section reveal className="section--after" {...words.originsIntro}>
				<Origins items={words.origins} />
			</Section>
			<Section reveal ground="tint" {...words.habitsIntro}>
				<BesidePicture {...words.board}>
					<FeatureList items={words.habits} />
				</BesidePicture>
			</Section>
			<Section split reveal {...words.refusalsIntro}>
				<Refusals items={words.refusals} />
			</Section>
			<Section className="section--close">
				<Stats of={words.figuresOf} items={words.figures} />
			</Section>
			<ClosingCall {...words.closing} steps={words.next} picture={closings['two-cups']} />
		</>
	);
}
