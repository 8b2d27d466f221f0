import { useEffect, useRef, useState } from 'react';
import { askForOwnDocument, refusesFrames, wasAskedFor } from '#app/behaviours/own-document.ts';
import { Anchor } from '#app/widgets/anchor.tsx';
import type { Link } from '#content/shapes.ts';
import css from './office-map.module.css';

type OfficeMapProps = {
	readonly name: string;
	readonly place: string;
	/** What stands there until the map is loaded, and whom loading asks. */
	readonly note: string;
	/** Said instead where there is no connection to ask over. */
	readonly offline: string;
	/** The address of the embedded map. */
	readonly frame: `https://${string}`;
	readonly directions: Link;
};

/** CONT-1: our drawn plan until "Load the map" is pressed; the embedded frame then stands in the same box. */
export function OfficeMap({ name, place, note, offline, frame, directions }: OfficeMapProps) {
	const [box, setBox] = useState<'plan' | 'map' | 'offline'>('plan');
	const loaded = box === 'map';
	const figure = useRef<HTMLElement>(null);
	useEffect(() => {
		if (!wasAskedFor(frame)) return;
		figure.current?.scrollIntoView({ block: 'center', behavior: 'instant' });
		setBox('map');
	}, [frame]);
	const load = () => {
		if (!navigator.onLine) setBox('offline');
		else if (refusesFrames()) askForOwnDocument(frame);
		else setBox('map');
	};
	const embed = useRef<HTMLIFrameElement>(null);
	useEffect(() => {
		if (loaded) embed.current?.focus({ preventScroll: true });
	}, [loaded]);
	return (
		<figure className={css.map} data-loaded={loaded} data-frame={frame} ref={figure}>
			{loaded ? (
				<iframe className={css.frame} ref={embed} src={frame} title={`Map: ${name}, ${place}`} />
			) : (
				<span className={css.plan} aria-hidden="true" />
			)}
			<figcaption className={css.card}>
				<b>{name}</b>
				<span>{place}</span>
				<Anchor to={directions.to} className="link">
					{directions.label}
				</Anchor>
				<div className={css.load}>
					{loaded ? (
						<button type="button" className="btn btn--line btn--sm" onClick={() => setBox('plan')}>
							Put the map away
						</button>
					) : (
						<button type="button" className="btn btn--line btn--sm" onClick={load}>
							Load the map
						</button>
					)}
					<p role="status">{box === 'offline' ? offline : box === 'plan' ? note : ''}</p>
				</div>
			</figcaption>
		</figure>
	);
}
