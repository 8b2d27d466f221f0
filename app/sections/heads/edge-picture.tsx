import { Picture, wideFrom } from '#app/widgets/picture.tsx';
import type { Illustration } from '#content/shapes.ts';
import css from './edge-picture.module.css';

/** A picture that fills the right half of the window beside the words of a `SplitHead`; under 1024 px it is as wide as the window. */
export function EdgePicture(picture: Illustration) {
	return (
		<div className={`frayed selvedge ${css.edge}`}>
			<Picture {...picture} eager sizes={wideFrom(1024, '50vw')} />
		</div>
	);
}
