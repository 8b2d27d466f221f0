import type { ReactNode } from 'react';
import { betweenMargins, Picture } from '#app/widgets/picture.tsx';
import type { Illustration } from '#content/shapes.ts';
import css from './beside-picture.module.css';

/** A list beside a scene that stays while the list is read; below the scene under 1024 px. */
export function BesidePicture({ file, alt, children }: Illustration & { readonly children: ReactNode }) {
	return (
		<div className={css.beside}>
			<Picture
				file={file}
				alt={alt}
				sizes={`(min-width: 1024px) 46vw, ${betweenMargins}`}
				className={css.picture}
			/>
			{children}
		</div>
	);
}
