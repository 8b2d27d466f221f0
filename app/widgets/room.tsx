import type { ReactNode } from 'react';
import css from './room.module.css';

/** Room for words that may change while one looks, so that nothing moves when others take their place (STATE-2). */

type RoomProps = {
	/** All that may be said there; one alone, or none, where it does not change. */
	readonly possible?: readonly string[] | undefined;
	readonly children: ReactNode;
};

/** For sentences that nothing stands beside: as tall as the longest of them. */
export function TallRoom({ possible = [], children }: RoomProps) {
	const longest = possible.reduce((one, other) => (other.length > one.length ? other : one), '');
	return (
		<span className={css.tall} data-longest={longest}>
			<span>{children}</span>
		</span>
	);
}

/** For the words of a button: as wide as the widest of them. */
export function WideRoom({ possible = [], children }: RoomProps) {
	return (
		<span className={css.wide} data-widest={possible.length > 1 ? possible.join('\n') : undefined}>
			{children}
		</span>
	);
}
