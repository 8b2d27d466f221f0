import type { BandPicture } from '#content/shapes.ts';
import { fullAddress, sizesOf } from './picture-address.ts';
import css from './picture-band.module.css';

/** A scene over the full width of the page; narrow windows show a higher cut of it. */
export function PictureBand({ file, narrow, alt }: BandPicture) {
	return (
		<picture>
			<source media="(max-width: 767px)" type="image/avif" srcSet={sizesOf(narrow)} sizes="100vw" />
			<source type="image/avif" srcSet={sizesOf(file)} sizes="100vw" />
			<img
				className={css.band}
				src={fullAddress(file)}
				alt={alt}
				width={file.width}
				height={file.height}
				loading="lazy"
				decoding="async"
			/>
		</picture>
	);
}
