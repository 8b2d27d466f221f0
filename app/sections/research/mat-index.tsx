import { Section } from '#app/sections/section.tsx';
import { Anchor } from '#app/widgets/anchor.tsx';
import type { Mat } from '#content/shapes.ts';
import css from './mat-index.module.css';

/** The names of the mats, each leading to its place on the page. */
export function MatIndex({ label, mats }: { readonly label: string; readonly mats: readonly Mat[] }) {
	return (
		<Section label={label}>
			<ul className={css.index}>
				{mats.map(({ id, title }) => (
					<li key={id}>
						<Anchor to={`#${id}`}>{title}</Anchor>
					</li>
				))}
			</ul>
		</Section>
	);
}
