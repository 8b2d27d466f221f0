import { GoLink } from '#app/widgets/go-link.tsx';
import { Icon } from '#app/widgets/icon.tsx';
import { StarFilled } from '#app/widgets/icons.ts';
import { Picture, wideFrom } from '#app/widgets/picture.tsx';
import { TextList } from '#app/widgets/text-list.tsx';
import type { PictureFile, ServiceCard, Thread } from '#content/shapes.ts';
import css from './rated-cards.module.css';

type RatedCard = Omit<ServiceCard, 'picture'> & {
	readonly rating: string;
	readonly thread: Thread;
	/** Decoration, in the dye of its thread. */
	readonly picture: PictureFile;
};

/** GROUP-8: three cards with rating, features and the way there. */
export function RatedCards({ cards }: { cards: readonly RatedCard[] }) {
	return (
		<ul className={`paler ${css.cards}`}>
			{cards.map(({ title, text, rating, features, to, more, thread, picture }) => (
				<li key={title} className={css.card} data-thread={thread}>
					<Picture file={picture} alt="" sizes={wideFrom(768, '30vw')} className="crop" />
					<h3 className="h3">{title}</h3>
					<p className={css.rating}>
						<Icon of={StarFilled} size={16} />
						<span className="vh">Rated </span>
						<span>{`${rating} out of 5`}</span>
					</p>
					<p>{text}</p>
					<TextList of={features} />
					<GoLink label={more} to={to} />
				</li>
			))}
		</ul>
	);
}
