import { Anchor } from '#app/widgets/anchor.tsx';
import { Icon } from '#app/widgets/icon.tsx';
import { ArrowRight } from '#app/widgets/icons.ts';
import { Picture } from '#app/widgets/picture.tsx';
import type { Href, Illustration } from '#content/shapes.ts';
import css from './picture-ways.module.css';

type PictureWaysProps = {
	readonly ways: readonly {
		readonly title: string;
		readonly text: string;
		readonly to: Href;
		readonly picture: Illustration;
	}[];
};

/** Ways to take part, each with a scene: beside it on a phone, above it elsewhere. The whole of a way is one link. */
export function PictureWays({ ways }: PictureWaysProps) {
	return (
		<ul className={css.ways}>
			{ways.map(({ title, text, to, picture }) => (
				<li key={title} className={css.way}>
					<Picture {...picture} sizes="(min-width: 768px) 30vw, 8rem" className={css.picture} />
					<h3 className="h3">
						<Anchor to={to} className="whole">
							{title}
						</Anchor>
						<Icon of={ArrowRight} className={css.arrow} />
					</h3>
					<p>{text}</p>
				</li>
			))}
		</ul>
	);
}
