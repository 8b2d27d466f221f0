import type { PictureFile } from '#content/shapes.ts';
import css from './picture.module.css';
import { fullAddress, sizesOf } from './picture-address.ts';

type PictureProps = {
	readonly file: PictureFile;
	readonly alt: string;
	/** How wide the layout shows it, as in HTML: `(min-width: 1024px) 30vw, 100vw`. */
	readonly sizes?: string;
	/** In the first view: fetched at once, before others, or after them where the words beside it are larger ('low'). Any other comes when it is near the view, after those. */
	readonly eager?: boolean | 'low';
	readonly className?: string | undefined;
};

/**
 * The width of a picture between the margins of a phone, for `sizes`, also of one that reaches over them: a little less
 * than it is, so that a phone of 412 px fetches the size 640; the next one weighs twice that.
 */
export const betweenMargins = 'calc(100vw - 3rem)';

/** The `sizes` of a picture that is `width` wide in windows of so many pixels and more, and stands between the margins in others. */
export const wideFrom = (pixels: number, width: string): string =>
	`(min-width: ${pixels}px) ${width}, ${betweenMargins}`;

/** A picture in the sizes that the build made, on a ground of its own colour until it is there. */
export function Picture({ file, alt, sizes = '100vw', eager = false, className = '' }: PictureProps) {
	const image = (
		<img
			className={`${css[file.ground] ?? ''} ${className}`.trim()}
			src={fullAddress(file)}
			alt={alt}
			width={file.width}
			height={file.height}
			loading={eager ? 'eager' : 'lazy'}
			decoding="async"
			fetchPriority={eager === true ? 'high' : 'low'}
		/>
	);
	if (file.widths.length === 0) return image;
	return (
		<picture>
			<source type="image/avif" srcSet={sizesOf(file)} sizes={sizes} />
			{image}
		</picture>
	);
}
