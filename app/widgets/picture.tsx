import type { PictureFile } from '#content/shapes.ts';
import css from './picture.module.css';

type PictureProps = {
	readonly file: PictureFile;
	readonly alt: string;
	/** How wide the layout shows it, as in HTML: `(min-width: 1024px) 30vw, 100vw`. */
	readonly sizes?: string;
	/** In the first view: loaded at once, and before others. */
	readonly eager?: boolean;
	readonly className?: string | undefined;
};

/** Where one size of a picture lies. */
export function pictureAddress(file: PictureFile, width: number, type: 'avif' | 'webp'): string {
	return `/pictures/${file.name}-${width}.${file.hash}.${type}`;
}

/** Where a picture lies in full, for a viewer or a link. */
export function fullAddress(file: PictureFile): string {
	const largest = file.widths.at(-1);
	return largest === undefined
		? `/pictures/${file.name}.${file.hash}.svg`
		: pictureAddress(file, largest, 'webp');
}

/** A picture in the sizes that the build made, on a ground of its own colour until it is there. */
export function Picture({ file, alt, sizes = '100vw', eager = false, className = '' }: PictureProps) {
	const sources = (type: 'avif' | 'webp') =>
		file.widths.map((width) => `${pictureAddress(file, width, type)} ${width}w`).join(', ');
	const image = (
		<img
			className={`${css[file.ground] ?? ''} ${className}`.trim()}
			src={fullAddress(file)}
			alt={alt}
			width={file.width}
			height={file.height}
			loading={eager ? 'eager' : 'lazy'}
			decoding="async"
			fetchPriority={eager ? 'high' : undefined}
		/>
	);
	if (file.widths.length === 0) return image;
	return (
		<picture>
			<source type="image/avif" srcSet={sources('avif')} sizes={sizes} />
			<source type="image/webp" srcSet={sources('webp')} sizes={sizes} />
			{image}
		</picture>
	);
}
