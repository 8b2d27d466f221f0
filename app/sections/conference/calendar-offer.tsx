import { useLiveAddress } from '#app/behaviours/use-live-address.ts';
import { Icon } from '#app/widgets/icon.tsx';
import { Calendar, Download } from '#app/widgets/icons.ts';
import css from './calendar-offer.module.css';

export type CalendarOfferWords = {
	readonly subscribe: string;
	readonly download: string;
	readonly how: string;
};

/** The feed of all dates: subscribe to it, take it once, or copy its address (HUB-4). */
export function CalendarOffer({ feed, words }: { feed: `/${string}`; words: CalendarOfferWords }) {
	const address = useLiveAddress(feed);
	return (
		<div className={css.offer}>
			<p className="btns">
				<a className="btn btn--solid" href={address?.replace(/^https?:/, 'webcal:') ?? feed}>
					{words.subscribe}
					<Icon of={Calendar} />
				</a>
				<a className="btn btn--line" href={feed} download>
					{words.download}
					<Icon of={Download} />
				</a>
			</p>
			<p className={css.how}>
				{words.how} <code>{address ?? feed}</code>
			</p>
		</div>
	);
}
