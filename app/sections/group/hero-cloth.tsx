import { useState } from 'react';
import { ThemedPicture } from '#app/widgets/themed-picture.tsx';
import type { ThemedArt } from '#content/shapes.ts';
import css from './hero-slider.module.css';

/** The picture under the text. A later slide's is fetched when first shown; until it is there, the last one stays. */
export function HeroCloth({ art, shown }: { art: readonly ThemedArt[]; shown: number }) {
	const [wanted, setWanted] = useState<readonly number[]>([0]);
	const [there, setThere] = useState<readonly number[]>([0]);
	if (!wanted.includes(shown)) setWanted([...wanted, shown]);
	const seen = there.includes(shown) ? shown : there.at(-1);
	return (
		<div className={css.cloth}>
			{art.map((drawing, at) => (
				<div
					key={drawing.light.name}
					className={css.drawing}
					data-shown={at === seen}
					aria-hidden={at !== shown}
				>
					{wanted.includes(at) ? (
						<ThemedPicture
							art={drawing}
							eager={at === 0}
							onLoad={() => setThere((loaded) => [...loaded, at])}
						/>
					) : null}
				</div>
			))}
		</div>
	);
}
