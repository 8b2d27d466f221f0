import { GoLink } from '#app/widgets/go-link.tsx';
import { Picture, wideFrom } from '#app/widgets/picture.tsx';
import { TextList } from '#app/widgets/text-list.tsx';
import type { ServiceCard } from '#content/shapes.ts';
import css from './service-cards.module.css';

/** SERV-1: two large cards, each with image, title and description. */
export function ServiceCards({ cards }: { cards: readonly ServiceCard[] }) {
	return (
		<ul className={`paler ${css.cards}`}>
			{cards.map(({ title, text, features, picture, to, more }, at) => (
				<li key={title} className={css.card}>
					<Picture
						{...picture}
						eager={at === 0 && 'low'}
						sizes={wideFrom(768, '50vw')}
						className={`crop ${css.picture}`}
					/>
					<div className={css.words}>
						<h3 className="h3">{title}</h3>
						<p>{text}</p>
						<TextList of={features} />
						<GoLink label={more} to={to} />
					</div>
				</li>
			))}
		</ul>
	);
}
