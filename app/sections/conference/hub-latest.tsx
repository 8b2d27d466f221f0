import { GoLink } from '#app/widgets/go-link.tsx';
import type { EditionWords, Link } from '#content/shapes.ts';
import type { Edition } from '#contract/dates.ts';
import { EditionText } from './edition-text.tsx';
import css from './hub-latest.module.css';

type HubLatestProps = {
	readonly label: EditionWords;
	readonly edition: Edition;
	readonly whenAndWhere: EditionWords;
	readonly link: Link;
};

/** The latest edition on a card, in the head of the hub. */
export function HubLatest({ label, edition, whenAndWhere, link }: HubLatestProps) {
	return (
		<div className={css.latest}>
			<p className="soft">
				<EditionText edition={edition} words={label} />
			</p>
			<b>{edition.name}</b>
			<span>
				<EditionText edition={edition} words={whenAndWhere} />
			</span>
			<GoLink {...link} />
		</div>
	);
}
