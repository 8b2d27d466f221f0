import { GoLink } from '#app/widgets/go-link.tsx';
import { TextList } from '#app/widgets/text-list.tsx';
import type { Link } from '#content/shapes.ts';
import css from './readers.module.css';

type Reader = { readonly title: string; readonly points: readonly string[]; readonly link: Link };

/** What each kind of reader should send first, in columns. */
export function Readers({ groups }: { groups: readonly Reader[] }) {
	return (
		<ul className={`three-columns ${css.readers}`}>
			{groups.map(({ title, points, link }) => (
				<li key={title} className={css.reader}>
					<h3 className="h3">{title}</h3>
					<TextList of={points} />
					<GoLink {...link} />
				</li>
			))}
		</ul>
	);
}
