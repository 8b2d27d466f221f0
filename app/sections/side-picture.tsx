import { Picture } from '#app/widgets/picture.tsx';
import type { Illustration } from '#content/shapes.ts';
import css from './side-picture.module.css';

/** A scene that fills a short left column, from 1024 px up: below that the columns stand one under the other. */
export function SidePicture({ file, alt }: Illustration) {
	return <Picture file={file} alt={alt} sizes="(min-width: 1024px) 33vw, 1px" className={css.picture} />;
}
