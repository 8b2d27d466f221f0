import { Icon } from './icon.tsx';
import { StarFilled } from './icons.ts';
import css from './stars.module.css';

const five = [1, 2, 3, 4, 5];

/** A rating as stars, and in words for those who do not see them. */
export function Stars({ rating }: { readonly rating: number }) {
	return (
		<span className={css.stars}>
			<span className="vh">{`Rated ${rating} out of 5`}</span>
			{five.slice(0, Math.round(rating)).map((star) => (
				<Icon key={star} of={StarFilled} />
			))}
		</span>
	);
}
