import type { Step } from '#content/shapes.ts';
import css from './process.module.css';

/** From bare warp to finished cloth. */
const densities = [css.bare, css.sparse, css.loose, css.open, css.close, css.finished] as const;

/** More steps than these, or longer texts in characters, do not fit beside one another. */
const mostAbreast = { steps: 6, text: 120 } as const;

type ProcessProps = {
	readonly steps: readonly Step[];
	/** Whether the cloth stands beside its steps at every width, also where it could lie above them. */
	readonly beside?: boolean;
};

/** Steps in their order, as one cloth on its warp that is woven closer with each; it lies above them from 1280 px up. */
export function Process({ steps, beside = false }: ProcessProps) {
	const last = steps.length - 1;
	const fit = last < mostAbreast.steps && steps.every(({ text }) => text.length <= mostAbreast.text);
	return (
		<ol className={`paler ${css.process} ${fit && !beside ? css.abreast : css.upright}`}>
			{steps.map(({ title, text }, at) => (
				<li key={title} className={densities[at === last ? 5 : Math.min(4, Math.round((at / last) * 5))]}>
					<span className={css.number} aria-hidden="true">
						{at + 1}
					</span>
					<h3 className="h4">{title}</h3>
					<p>{text}</p>
				</li>
			))}
		</ol>
	);
}
