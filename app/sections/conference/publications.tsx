import { Anchor } from '#app/widgets/anchor.tsx';
import { Dialog } from '#app/widgets/dialog.tsx';
import { DialogButton } from '#app/widgets/dialog-button.tsx';
import { Icon } from '#app/widgets/icon.tsx';
import { Add } from '#app/widgets/icons.ts';
import { TextList } from '#app/widgets/text-list.tsx';
import type { PublicationType } from '#content/shapes.ts';
import { askAbout } from '#contract/ask-about.ts';
import css from './publications.module.css';

type PublicationsProps = {
	readonly publications: readonly PublicationType[];
	readonly more: string;
	readonly ask: string;
};

/** The ways to publish, as cells of squared paper: each opens a dialog with its description and features, shown in the cell without script (SPON-1). */
export function Publications({ publications, more, ask }: PublicationsProps) {
	return (
		<ul className={css.cards}>
			{publications.map(({ id, name, type, description, features }) => (
				<li key={id} className={`selvedge ${css.card}`}>
					<h3 className="h3">
						<DialogButton opens={`publication-${id}`} className={`whole needs-script ${css.open}`}>
							{name}
						</DialogButton>
						<noscript>{name}</noscript>
					</h3>
					<p className="note">{type}</p>
					<p className="soft">{description}</p>
					<span className={`needs-script ${css.more}`} aria-hidden="true">
						<span>{more}</span>
						<Icon of={Add} />
					</span>
					<Dialog id={`publication-${id}`} title={name} wide>
						<p className="needs-script">{description}</p>
						<TextList of={features} className={css.features} />
						<p className={`btns ${css.ask}`}>
							<Anchor className="btn btn--solid" to={askAbout(`publication-${id}`)}>
								<span>{`${ask} ${name}`}</span>
							</Anchor>
						</p>
					</Dialog>
				</li>
			))}
		</ul>
	);
}
