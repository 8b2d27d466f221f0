import type { ReactNode } from 'react';
import { betweenMargins, Picture } from '#app/widgets/picture.tsx';
import type { Illustration } from '#content/shapes.ts';
import css from './beside-picture.module.css';

type BesidePictureProps = Illustration & {
	/** Its subject is near its right edge, so that a tall crop keeps it. */
	readonly right?: boolean;
	readonly children: ReactNode;
};

/** A list beside a scene of its height; below the scene under 1280 px. */
export function BesidePicture({ file, alt, right = false, children }: BesidePictureProps) {
	return (
		<div className={right ? `${css.beside} ${css.right}` : css.beside}>
			<Picture
				file={file}
				alt={alt}
				sizes={`(min-width: 1280px) 46vw, ${betweenMargins}`}
				className={css.picture}
			/>
			{children}
		</div>
	);
}
