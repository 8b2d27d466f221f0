import { Picture } from '#app/widgets/picture.tsx';
import type { Illustration } from '#content/shapes.ts';
import css from './side-picture.module.css';

/** A scene below the words of a left column that is shorter than its neighbour; not where the columns stand in one row. */
export function SidePicture({ file, alt }: Illustration) {
	return <Picture file={file} alt={alt} sizes="(min-width: 1024px) 33vw, 1px" className={css.picture} />;
}
