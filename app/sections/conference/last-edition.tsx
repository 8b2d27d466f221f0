import { Picture, wideFrom } from '#app/widgets/picture.tsx';
import { TextLink } from '#app/widgets/text-link.tsx';
import { WovenFigure } from '#app/widgets/woven-figure.tsx';
import type { EditionWords, Illustration, Link, Stat } from '#content/shapes.ts';
import type { Edition } from '#contract/dates.ts';
import { SteadyEditionText } from './edition-text.tsx';
import css from './last-edition.module.css';

type LastEditionProps = {
	readonly picture?: Illustration;
	readonly edition: Edition;
	readonly when: EditionWords;
	readonly figures: readonly (Stat & Link)[];
};

/** An edition: when and where it was, and what is known of it in woven figures, each a link to what it counts. */
export function LastEdition({ picture, edition, when, figures }: LastEditionProps) {
	return (
		<div className={picture ? `abreast ${css.edition}` : css.edition}>
			{picture && <Picture {...picture} sizes={wideFrom(1024, '34rem')} className="crop" />}
			<div className={css.known}>
				<p className="h3">
					<SteadyEditionText edition={edition} words={when} />
				</p>
				<dl className={css.figures}>
					{figures.map(({ value, label, to }) => (
						<div key={to}>
							<dt>
								<TextLink label={label} to={to} whole />
							</dt>
							<dd>
								<WovenFigure figure={value} />
							</dd>
						</div>
					))}
				</dl>
			</div>
		</div>
	);
}
