import type { Feature } from '#content/shapes.ts';
import css from './patchwork.module.css';

/** Parts of one work, which are also done singly: patches of a cloth, joined by stitches (MOB-1). */
export function Patchwork({ parts }: { parts: readonly Feature[] }) {
	return (
		<ul className={css.patches}>
			{parts.map(({ title, text }) => (
				<li key={title}>
					<h3 className="h3">{title}</h3>
					<p>{text}</p>
				</li>
			))}
		</ul>
	);
}
