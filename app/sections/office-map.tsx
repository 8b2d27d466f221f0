import { useEffect, useRef, useState } from 'react';
import { Anchor } from '#app/widgets/anchor.tsx';
import type { Link } from '#content/shapes.ts';
import css from './office-map.module.css';

type OfficeMapProps = {
	readonly name: string;
	readonly place: string;
	/** What stands there until the map is loaded, and whom loading asks. */
	readonly note: string;
	/** The address of the embedded map. */
	readonly frame: `https://${string}`;
	readonly directions: Link;
};

/** CONT-1: our drawn plan until "Load the map" is pressed; the embedded frame then stands in the same box. */
export function OfficeMap({ name, place, note, frame, directions }: OfficeMapProps) {
	const [loaded, setLoaded] = useState(false);
	const embed = useRef<HTMLIFrameElement>(null);
	useEffect(() => {
		if (loaded) embed.current?.focus({ preventScroll: true });
	}, [loaded]);
	return (
		<figure className={css.map} data-loaded={loaded}>
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
				{loaded ? null : (
					<div className={css.load}>
						<button type="button" className="btn btn--line btn--sm" onClick={() => setLoaded(true)}>
							Load the map
						</button>
						<p>{note}</p>
					</div>
				)}
			</figcaption>
		</figure>
	);
}
