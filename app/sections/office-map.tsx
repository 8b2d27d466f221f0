import { useEffect, useRef, useState } from 'react';
import { TextLink } from '#app/widgets/text-link.tsx';
import type { Link } from '#content/shapes.ts';
import css from './office-map.module.css';

type OfficeMapProps = {
	readonly name: string;
	readonly place: string;
	/** What is shown until the map is loaded. */
	readonly drawn: string;
	/** From whom it is loaded. */
	readonly note: string;
	/** Said instead where the visitor is offline. */
	readonly offline: string;
	/** Said under the map, where nobody can tell whether the visitor's browser lets it come. */
	readonly blocked: string;
	/** The address of the embedded map. */
	readonly frame: `https://${string}`;
	readonly directions: Link;
};

const button = 'btn btn--line btn--sm';

/** CONT-1: our drawn plan until "Load the map" is pressed; the embedded frame then fills the same box, and can be enlarged. */
export function OfficeMap({ name, place, drawn, note, offline, blocked, frame, directions }: OfficeMapProps) {
	const [box, setBox] = useState<'plan' | 'map' | 'offline'>('plan');
	const [large, setLarge] = useState(false);
	const loaded = box === 'map';
	const load = () => setBox(navigator.onLine === false ? 'offline' : 'map');
	const embed = useRef<HTMLIFrameElement>(null);
	useEffect(() => {
		if (loaded) embed.current?.focus({ preventScroll: true });
	}, [loaded]);
	return (
		<figure className={css.map}>
			{loaded ? (
				<iframe className={css.frame} ref={embed} src={frame} title={`Map: ${name}, ${place}`} />
			) : (
				<span className={css.plan} aria-hidden="true" />
			)}
			<figcaption className={css.card}>
				<b>{name}</b>
				<span>{place}</span>
				<span className={css.drawn}>{loaded ? '' : drawn}</span>
				<TextLink {...directions} />
				<div className={`needs-script ${css.load}`}>
					<button type="button" className={button} onClick={loaded ? () => setBox('plan') : load}>
						{loaded ? 'Put the map away' : 'Load the map'}
					</button>
					{loaded && (
						<button type="button" className={button} aria-pressed={large} onClick={() => setLarge(!large)}>
							Enlarge the map
						</button>
					)}
					<p role="status">{{ plan: note, offline, map: blocked }[box]}</p>
				</div>
			</figcaption>
		</figure>
	);
}
