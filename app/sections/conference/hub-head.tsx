import { GoLink } from '#app/widgets/go-link.tsx';
import type { EditionWords, Intro, Link } from '#content/shapes.ts';
import type { Edition } from '#contract/dates.ts';
import { EditionText } from './edition-text.tsx';
import css from './hub-head.module.css';

type HubHeadProps = Intro & {
	readonly latest: {
		readonly label: EditionWords;
		readonly edition: Edition;
		readonly whenAndWhere: EditionWords;
		readonly link: Link;
	};
};

/** Opens the hub: the title, and at its right the latest edition. */
export function HubHead({ heading, lead, latest }: HubHeadProps) {
	return (
		<div className={`wrap ${css.head}`}>
			<div className={css.words}>
				<h1 className="h1">{heading}</h1>
				<p className="lead">{lead}</p>
			</div>
			<div className={css.latest}>
				<p>
					<EditionText edition={latest.edition} words={latest.label} />
				</p>
				<b>{latest.edition.name}</b>
				<span>
					<EditionText edition={latest.edition} words={latest.whenAndWhere} />
				</span>
				<GoLink {...latest.link} />
			</div>
		</div>
	);
}
