import { Picture, wideFrom } from '#app/widgets/picture.tsx';
import type { Illustration } from '#content/shapes.ts';
import css from './speaker-picture.module.css';

/** The hall beside the words of the landing, to the edge of the window (LAND-1). */
export function SpeakerPicture(picture: Illustration) {
	return (
		<div className={`frayed ${css.hall}`}>
			<Picture {...picture} eager sizes={wideFrom(1280, '58vw')} />
		</div>
	);
}
