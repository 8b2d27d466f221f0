import { Dialog } from '#app/widgets/dialog.tsx';
import { DialogButton } from '#app/widgets/dialog-button.tsx';
import { Icon } from '#app/widgets/icon.tsx';
import { Add } from '#app/widgets/icons.ts';
import type { PublicationType } from '#content/shapes.ts';
import css from './publication.module.css';

type PublicationProps = PublicationType & { readonly icon: string; readonly more: string };

/** A way to publish: the card opens a dialog with its description and features (SPON-1). Without script they stand in the card. */
export function Publication({ id, name, type, description, features, icon, more }: PublicationProps) {
	return (
		<li className={css.card}>
			<Icon of={icon} size={32} className={css.icon} />
			<h3 className="h3">
				<DialogButton opens={`publication-${id}`} className={css.open}>
					{name}
				</DialogButton>
			</h3>
			<p className={css.type}>{type}</p>
			<p>{description}</p>
			<span className={css.more} aria-hidden="true">
				{more}
				<Icon of={Add} />
			</span>
			<Dialog id={`publication-${id}`} title={name} wide>
				<p className={css.again}>{description}</p>
				<ul className={css.features}>
					{features.map((feature) => (
						<li key={feature}>{feature}</li>
					))}
				</ul>
			</Dialog>
		</li>
	);
}
