import type { PictureFile, ThemedArt } from '#content/shapes.ts';
import { fullAddress, sizesOf } from './picture-address.ts';

type ThemedPictureProps = {
	readonly art: ThemedArt;
	/** Drawn together with the words of the first view, which are larger: the picture comes after them. */
	readonly eager?: boolean;
	readonly onLoad?: () => void;
};

const narrow = '(max-width: 767px)';
const dark = '(prefers-color-scheme: dark)';

function Source({ file, media }: { readonly file: PictureFile; readonly media?: string }) {
	const { width, height } = file;
	const srcSet = sizesOf(file);
	return (
		<source media={media} type="image/avif" srcSet={srcSet} sizes="100vw" width={width} height={height} />
	);
}

/** A drawing over the full width, in the visitor's theme, light or dark; only the one that fits is fetched. */
export function ThemedPicture({ art, eager = false, onLoad }: ThemedPictureProps) {
	return (
		<picture>
			<Source file={art.smallDark} media={`${narrow} and ${dark}`} />
			<Source file={art.smallLight} media={narrow} />
			<Source file={art.dark} media={dark} />
			<Source file={art.light} />
			<img
				src={fullAddress(art.light)}
				alt={art.alt}
				width={art.light.width}
				height={art.light.height}
				decoding={eager ? undefined : 'async'}
				fetchPriority={eager ? 'low' : undefined}
				onLoad={onLoad}
			/>
		</picture>
	);
}
