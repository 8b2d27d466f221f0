import { Picture } from '#app/widgets/picture.tsx';
import type { Illustration } from '#content/shapes.ts';
import css from './side-picture.module.css';

type SidePictureProps = Illustration & {
	/** It is as tall as the column beside it leaves room for, so that both end together, and not there without room. */
	readonly fills?: boolean;
};

/** A scene that fills a short left column, from 1024 px up: below that the columns stand one under the other. */
export function SidePicture({ file, alt, fills = false }: SidePictureProps) {
	const picture = (
		<Picture file={file} alt={alt} sizes="(min-width: 1024px) 33vw, 1px" className={css.picture} />
	);
	return fills ? <div className={css.fills}>{picture}</div> : picture;
}
