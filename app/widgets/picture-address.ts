import type { PictureFile } from '#content/shapes.ts';

/** All sizes of a picture, as `srcSet` takes them. */
export function sizesOf({ name, hash, widths }: PictureFile): string {
	return widths.map((width) => `/pictures/${name}-${width}.${hash}.avif ${width}w`).join(', ');
}

/** Where a picture lies in full, for a viewer, a link, or a browser that knows no AVIF. */
export function fullAddress({ name, hash, widths }: PictureFile): `/pictures/${string}` {
	const largest = widths.at(-1);
	return largest === undefined
		? `/pictures/${name}.${hash}.svg`
		: `/pictures/${name}-${largest}.${hash}.webp`;
}
