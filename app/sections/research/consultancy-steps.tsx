import { SectionHeading } from '#app/sections/section-heading.tsx';
import { Picture, wideFrom } from '#app/widgets/picture.tsx';
import type { Illustration, Intro } from '#content/shapes.ts';
import css from './consultancy-steps.module.css';

type Parts = { readonly bring: string; readonly work: string; readonly result: string };

type ConsultancyStepsProps = Intro & {
	readonly picture: Illustration;
	/** What each part of a step is called. */
	readonly terms: Parts;
	readonly steps: readonly (Parts & { readonly step: string })[];
};

const parts = ['bring', 'work', 'result'] as const;

/** The steps of a study: what the client brings, what AEG does and, on a ground of its own, what the client gets. */
export function ConsultancySteps({ heading, lead, picture, terms, steps }: ConsultancyStepsProps) {
	return (
		<>
			<div className={`abreast ${css.head}`}>
				<SectionHeading heading={heading} lead={lead} />
				<Picture {...picture} sizes={wideFrom(1024, '52vw')} className={`crop ${css.picture}`} />
			</div>
			<div className={css.terms} aria-hidden="true">
				{parts.map((part) => (
					<span key={part}>{terms[part]}</span>
				))}
			</div>
			<ol className={css.steps}>
				{steps.map(({ step, ...said }) => (
					<li key={step}>
						<h3 className="h3">{step}</h3>
						<dl>
							{parts.map((part) => (
								<div key={part}>
									<dt>{terms[part]}</dt>
									<dd>{said[part]}</dd>
								</div>
							))}
						</dl>
					</li>
				))}
			</ol>
		</>
	);
}
