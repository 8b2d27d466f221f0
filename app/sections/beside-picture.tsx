import type { ReactNode } from 'react';
import { Picture, wideFrom } from '#app/widgets/picture.tsx';
import type { Illustration } from '#content/shapes.ts';
import css from './beside-picture.module.css';

type BesidePictureProps = Illustration & {
	readonly children: ReactNode;
};

/** A list beside a scene of its height; below the scene under 1280 px. */
export function BesidePicture({ file, alt, children }: BesidePictureProps) {
	return (
		<div className={css.beside}>
			<Picture file={file} alt={alt} sizes={wideFrom(1280, '46vw')} className={`crop ${css.picture}`} />
			{children}
		</div>
	);
}
