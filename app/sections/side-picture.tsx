import { Picture, wideFrom } from '#app/widgets/picture.tsx';
import type { Illustration } from '#content/shapes.ts';
import css from './side-picture.module.css';

/**
 * A scene that ends a short left column, from 1024 px up: as tall as the card beside it leaves room for, which grows
 * where that is little. Below that it is a strip under the form.
 */
export function SidePicture({ file, alt }: Illustration) {
	return (
		<div className={`screen-only ${css.side}`}>
			<Picture
				file={file}
				alt={alt}
				sizes={wideFrom(1024, '33vw')}
				className={`crop ${css.picture} ${file.width < 2 * file.height ? '' : css.wide}`.trim()}
			/>
		</div>
	);
}
