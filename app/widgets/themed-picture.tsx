import type { PictureFile, ThemedArt } from '#content/shapes.ts';
import { fullAddress, pictureAddress } from './picture.tsx';

type ThemedPictureProps = {
	readonly art: ThemedArt;
	/** In the first view: loaded at once, and before others. */
	readonly eager?: boolean;
	readonly onLoad?: () => void;
};

const narrow = '(max-width: 767px)';
const dark = '(prefers-color-scheme: dark)';

function sources(file: PictureFile, media: string | undefined) {
	return (['avif', 'webp'] as const).map((type) => (
		<source
			key={`${file.name} ${type}`}
			media={media}
			type={`image/${type}`}
			srcSet={file.widths.map((width) => `${pictureAddress(file, width, type)} ${width}w`).join(', ')}
			sizes="100vw"
			width={file.width}
			height={file.height}
		/>
	));
}

/** A drawing over the full width, in the light of the visitor's theme; only the one that fits is fetched. */
export function ThemedPicture({ art, eager = false, onLoad }: ThemedPictureProps) {
	return (
		<picture>
			{sources(art.smallDark, `${narrow} and ${dark}`)}
			{sources(art.smallLight, narrow)}
			{sources(art.dark, dark)}
			{sources(art.light, undefined)}
			<img
				src={fullAddress(art.light)}
				alt={art.alt}
				width={art.light.width}
				height={art.light.height}
				decoding={eager ? 'auto' : 'async'}
				fetchPriority={eager ? 'high' : undefined}
				onLoad={onLoad}
			/>
		</picture>
	);
}
