import { ArtBand } from '#app/widgets/art-band.tsx';
import { ButtonLink } from '#app/widgets/button-link.tsx';
import { ArrowRight } from '#app/widgets/icons.ts';
import type { Opening } from '#content/shapes.ts';
import css from './statement-opening.module.css';

type StatementOpeningProps = Opening & { readonly statement: string; readonly art: string };

/** Opens with one sentence in large type, over a woven band (RT-38). */
export function StatementOpening({ heading, lead, actions, statement, art }: StatementOpeningProps) {
	return (
		<div>
			<div className={`wrap ${css.words}`}>
				<h1 className="h4">{heading}</h1>
				<p className={css.statement}>{statement}</p>
				<p className="lead">{lead}</p>
				{actions.map((action) => (
					<ButtonLink key={action.label} kind="solid" icon={ArrowRight} {...action} />
				))}
			</div>
			<ArtBand of={art} />
		</div>
	);
}
