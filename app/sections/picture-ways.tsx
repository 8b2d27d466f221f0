import { Icon } from '#app/widgets/icon.tsx';
import { ArrowRight } from '#app/widgets/icons.ts';
import { Picture } from '#app/widgets/picture.tsx';
import { TextLink } from '#app/widgets/text-link.tsx';
import type { PicturedWay } from '#content/shapes.ts';
import css from './picture-ways.module.css';

/** Ways to take part, each a link with a scene: at its side on a phone, above it elsewhere. */
export function PictureWays({ ways }: { ways: readonly PicturedWay[] }) {
	return (
		<ul className={`paler ${css.ways}`}>
			{ways.map(({ title, text, to, picture }) => (
				<li key={title} className={css.way}>
					<Picture {...picture} sizes="(min-width: 768px) 30vw, 8rem" className={`crop ${css.picture}`} />
					<h3 className="h3">
						<TextLink label={title} to={to} whole />
						<Icon of={ArrowRight} className={css.arrow} />
					</h3>
					<p>{text}</p>
				</li>
			))}
		</ul>
	);
}
