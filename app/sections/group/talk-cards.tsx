import { Icon } from '#app/widgets/icon.tsx';
import type { Feature } from '#content/shapes.ts';
import css from './talk-cards.module.css';

type TalkCard = Feature & {
	/** The number in full, for those who dial by hand. */
	readonly number: string;
	readonly action: string;
	/** The rest of the button's name, which the card says to the eye. */
	readonly about?: string;
	readonly to: `https://${string}` | `tel:${string}`;
	/** What the chat opens with, shown before it is sent. */
	readonly greeting?: string | undefined;
	/** A drawing of `icons.ts`. */
	readonly icon: string;
};

const newTab = { target: '_blank', rel: 'noopener' } as const;

/** FLOAT-1 at full size: a number, what it is for, and one button; the first of them is the one to press. */
export function TalkCards({ cards }: { cards: readonly TalkCard[] }) {
	return (
		<ul>
			{cards.map(({ title, text, number, action, about, to, greeting, icon }, at) => (
				<li key={title} className={css.card}>
					<h3 className="h4">{title}</h3>
					<p>{text}</p>
					{greeting === undefined ? null : <blockquote className={css.greeting}>{greeting}</blockquote>}
					<div className={css.line}>
						<p className={css.number} translate="no">
							{number}
						</p>
						<a
							className={`btn btn--${at === 0 ? 'solid' : 'line'}`}
							href={to}
							{...(to.startsWith('https:') && newTab)}
						>
							<Icon of={icon} />
							<span>{action}</span>
							{about === undefined ? null : <span className="vh">{` ${about}`}</span>}
							{to.startsWith('https:') && <span className="vh"> (opens in a new tab)</span>}
						</a>
					</div>
				</li>
			))}
		</ul>
	);
}
