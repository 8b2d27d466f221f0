import { ButtonLink } from '#app/widgets/button-link.tsx';
import { Dialog } from '#app/widgets/dialog.tsx';
import { DialogButton } from '#app/widgets/dialog-button.tsx';
import { GoLink } from '#app/widgets/go-link.tsx';
import { Icon } from '#app/widgets/icon.tsx';
import { ArrowRight } from '#app/widgets/icons.ts';
import { Picture } from '#app/widgets/picture.tsx';
import { phonePlace, type RowPlace, widePlace } from '#app/widgets/row-place.ts';
import type { Mat } from '#content/shapes.ts';
import { paths } from '#contract/paths.ts';
import css from './mat-card.module.css';
import { MatFacts, type MatLabels } from './mat-facts.tsx';
import { Plant } from './plant.tsx';

/** How wide a mat is: one that leads reaches an edge of the window, on a phone both (mat-card.module.css). */
function sizesOf(wide: RowPlace, phone: RowPlace): string {
	const row = wide === 'lead' ? ['64vw', '64vw'] : ['40rem', '46vw'];
	return `(min-width: 1280px) ${row[0]}, (min-width: 768px) ${row[1]}, ${phone === 'lead' ? '100vw' : '46vw'}`;
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
	const wide = widePlace(at, count);
	const phone = phonePlace(at, count);
	return (
		<li className={css.mat} id={mat.id} data-wide={wide} data-phone={phone}>
			<div className={css.cloth}>
				<Picture
					{...mat.picture}
					sizes={sizesOf(wide, phone)}
					eager={at === 0}
					className={`crop ${css.swatch}`}
				/>
			</div>
			<div className={css.words}>
				<h2 className="h3">{mat.title}</h2>
				<p className={`soft ${css.plant}`}>
					<Plant mat={mat} />
				</p>
				<p className="tag">{mat.part}</p>
				<DialogButton opens={`facts-${mat.id}`} className={`golink whole needs-script ${css.open}`}>
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
