import { ButtonLink } from '#app/widgets/button-link.tsx';
import { ArrowRight } from '#app/widgets/icons.ts';
import { PictureBand } from '#app/widgets/picture-band.tsx';
import type { BandPicture, Opening } from '#content/shapes.ts';
import css from './statement-opening.module.css';

type StatementOpeningProps = Opening & { readonly statement: string; readonly picture: BandPicture };

/** Opens with one sentence in large type, over a woven scene (RT-38). */
export function StatementOpening({ heading, lead, actions, statement, picture }: StatementOpeningProps) {
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
			<PictureBand {...picture} />
		</div>
	);
}
