import { Anchor } from '#app/widgets/anchor.tsx';
import { WideRoom } from '#app/widgets/room.tsx';
import type { Action as ActionWords } from '#content/shapes.ts';
import css from './header.module.css';

/** The one button of a header. What it says may change while one looks: it is as wide as the longest of its words. */
export function Action({ label, to, labels }: ActionWords) {
	return (
		<Anchor className={`btn btn--solid ${css.action}`} to={to}>
			<WideRoom possible={labels}>{label}</WideRoom>
		</Anchor>
	);
}
