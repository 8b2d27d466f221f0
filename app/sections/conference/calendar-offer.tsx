import { useHydrated } from '#app/behaviours/use-hydrated.ts';
import { Icon } from '#app/widgets/icon.tsx';
import { Calendar, Download } from '#app/widgets/icons.ts';
import css from './calendar-offer.module.css';

/** `about` is the line that opens, `how` what it opens to. */
type CalendarOfferWords = Readonly<Record<'subscribe' | 'download' | 'about' | 'how', string>>;

/** Where the site lives in public: before script, and without it, the feed is offered there. */
const publicOrigin: string = import.meta.env.VITE_PUBLIC_ORIGIN;

/**
 * The feed of all dates: subscribe to it, take it once, or copy its address (HUB-4); all three also without script. On a
 * touch screen the file is the main button: most Android phones open nothing at `webcal:`.
 */
export function CalendarOffer({ feed, words }: { feed: `/${string}`; words: CalendarOfferWords }) {
	const address = (useHydrated() ? window.location.origin : publicOrigin) + feed;
	return (
		<div className={`stack ${css.offer}`}>
			<p className="btns">
				<a className={`btn btn--solid ${css.subscribe}`} href={address.replace(/^https?:/, 'webcal:')}>
					<span>{words.subscribe}</span>
					<Icon of={Calendar} />
				</a>
				<a className={`btn ${css.file}`} href={feed} download>
					<span>{words.download}</span>
					<Icon of={Download} />
				</a>
			</p>
			<details className="unfold soft">
				<summary>{words.about}</summary>
				<p>
					<span>{words.how}</span> <code translate="no">{address}</code>
				</p>
			</details>
		</div>
	);
}
