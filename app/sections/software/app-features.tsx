import { Picture, wideFrom } from '#app/widgets/picture.tsx';
import type { Feature, Illustration, Intro } from '#content/shapes.ts';
import { Features } from '../features.tsx';
import { Section } from '../section.tsx';
import { SectionHeading } from '../section-heading.tsx';
import css from './app-features.module.css';

type AppFeaturesProps = {
	readonly intro: Intro;
	readonly features: readonly Feature[];
	readonly picture: Illustration;
};

/** What an app can do: a scene to the edge of the window, and from its fray a thread to each feature (MOB-1). */
export function AppFeatures({ intro, features, picture }: AppFeaturesProps) {
	return (
		<Section ground="wash" className={`on-field ${css.band}`} of={features}>
			<div className={css.inner}>
				<SectionHeading {...intro} />
				<div className={`selvedge ${css.picture}`}>
					<Picture {...picture} className="fill" sizes={wideFrom(1280, '70vw')} />
				</div>
				<Features items={features} className={css.features} />
			</div>
		</Section>
	);
}
