import { ButtonLink } from '#app/widgets/button-link.tsx';
import { Dialog } from '#app/widgets/dialog.tsx';
import { DialogButton } from '#app/widgets/dialog-button.tsx';
import { GoLink } from '#app/widgets/go-link.tsx';
import { Icon } from '#app/widgets/icon.tsx';
import { ArrowRight } from '#app/widgets/icons.ts';
import { betweenMargins, Picture } from '#app/widgets/picture.tsx';
import type { Mat } from '#content/shapes.ts';
import { paths } from '#contract/paths.ts';
import css from './mat-card.module.css';
import { MatFacts, type MatLabels } from './mat-facts.tsx';
import { Plant } from './plant.tsx';

/** How wide a mat is: of four the first reaches an edge of the window, the others share a row; on a phone it is so with three (mat-card.module.css). */
function sizesOf(at: number, count: number): string {
	const leads = (of: number) => at % of === 0 && count - at !== 2;
	const phone = leads(3) ? betweenMargins : '46vw';
	return `(min-width: 1280px) ${leads(4) ? '64vw' : '40rem'}, (min-width: 768px) ${leads(4) ? '64vw' : '46vw'}, ${phone}`;
}

type MatCardProps = {
	readonly mat: Mat;
	readonly labels: MatLabels;
	/** Its place among the mats, from 0. */
	readonly at: number;
	readonly count: number;
};

/** One mat: its swatch, its name, its plant; its facts open in a dialog. */
export function MatCard({ mat, labels, at, count }: MatCardProps) {
	return (
		<li className={css.mat} id={mat.id}>
			<div className={css.cloth}>
				<Picture {...mat.picture} sizes={sizesOf(at, count)} eager={at === 0} className={css.swatch} />
			</div>
			<div className={css.words}>
				<h2 className="h3">{mat.title}</h2>
				<p className={css.plant}>
					<Plant mat={mat} />
				</p>
				<p className="tag">{mat.part}</p>
				<DialogButton opens={`facts-${mat.id}`} className={css.open}>
					<span>{labels.open}</span>
					<span className="vh">{mat.title}</span>
					<Icon of={ArrowRight} size={16} />
				</DialogButton>
			</div>
			<Dialog id={`facts-${mat.id}`} title={mat.title} wide>
				<MatFacts mat={mat} labels={labels} />
				<div className={`btns ${css.ways}`}>
					<ButtonLink kind="solid" label={labels.ask} to={`${paths.contact}?topic=mat-${mat.id}`} />
					<GoLink label={labels.more} to={`${paths.fibreFacts}#${mat.id}`} />
				</div>
			</Dialog>
		</li>
	);
}
