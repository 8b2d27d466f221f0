import { Anchor } from '#app/widgets/anchor.tsx';
import { Icon } from '#app/widgets/icon.tsx';
import { ArrowRight } from '#app/widgets/icons.ts';
import type { Href } from '#content/shapes.ts';
import css from './publication-routes.module.css';

type PublicationRoutesProps = {
	readonly routes: readonly { readonly label: string; readonly text: string; readonly to: Href }[];
};

/** The ways to publish, a line for each; the whole line leads on. */
export function PublicationRoutes({ routes }: PublicationRoutesProps) {
	return (
		<ul className={css.routes}>
			{routes.map(({ label, text, to }) => (
				<li key={label}>
					<Anchor to={to} className="whole">
						{label}
					</Anchor>
					<span>{text}</span>
					<Icon of={ArrowRight} />
				</li>
			))}
		</ul>
	);
}
