import type { ReactNode } from 'react';
import { Anchor } from '#app/widgets/anchor.tsx';
import { Icon } from '#app/widgets/icon.tsx';
import { Launch } from '#app/widgets/icons.ts';
import { Picture } from '#app/widgets/picture.tsx';
import type { Achievement } from '#content/shapes.ts';
import css from './achievement-card.module.css';

type AchievementCardProps = {
	readonly achievement: Achievement;
	/** How wide the layout shows its picture. */
	readonly sizes: string;
	/** Its kind stands above it already. */
	readonly grouped?: boolean;
};

/** A picture, its kind unless it stands among its own, and where there are any: a title, and a link that opens in a new tab (HOME-2). */
export function AchievementCard({ achievement, sizes, grouped = false }: AchievementCardProps) {
	const { title, kind, picture, link, thread } = achievement;
	const matter: ReactNode = (
		<>
			<Picture {...picture} sizes={sizes} className={`crop ${css.picture}`} />
			{grouped && title !== undefined ? null : <span className={css.kind}>{kind}</span>}
			{title === undefined ? null : (
				<b className={css.title}>
					<span>{title}</span>
					{link === undefined ? null : <Icon of={Launch} size={16} />}
				</b>
			)}
		</>
	);
	return (
		<div className="names" data-thread={thread}>
			{link === undefined ? (
				<div className={css.card}>{matter}</div>
			) : (
				<Anchor className={css.card} to={link}>
					{matter}
				</Anchor>
			)}
		</div>
	);
}
