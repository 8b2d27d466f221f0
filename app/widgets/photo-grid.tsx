import type { MouseEvent } from 'react';
import type { Photo, Sampled } from '#content/shapes.ts';
import css from './photo-viewer.module.css';
import { betweenMargins, Picture } from './picture.tsx';
import { fullAddress } from './picture-address.ts';

type PhotoGridProps = {
	readonly photos: readonly Sampled<Photo>[];
	/** The titles stand beneath. */
	readonly captions?: boolean | undefined;
	/** The first of them is in the first view of its page. */
	readonly eager?: boolean | undefined;
	readonly onOpen: (event: MouseEvent, at: number) => void;
};

/** How wide a thumbnail is: many stand in columns, three fill a row; on a phone the first of three does (photo-viewer.module.css). */
function widthOf(at: number, count: number): string {
	if (count !== 3) return '(min-width: 1024px) 20rem, 44vw';
	return `(min-width: 768px) 27rem, ${at === 0 ? betweenMargins : '44vw'}`;
}

/** Thumbnails; each is a link to its photo in full. */
export function PhotoGrid({ photos, captions, eager = false, onOpen }: PhotoGridProps) {
	const classes = [css.grid, photos.length === 3 && css.three, captions && css.captioned].filter(Boolean);
	return (
		<ul className={classes.join(' ')}>
			{photos.map(({ id, picture, title }, at) => (
				<li key={id}>
					<a
						href={fullAddress(picture.file)}
						className={css.thumbnail}
						onClick={(event) => onOpen(event, at)}
					>
						<Picture {...picture} eager={eager && at === 0} sizes={widthOf(at, photos.length)} />
					</a>
					{captions && <span className={css.caption}>{title}</span>}
				</li>
			))}
		</ul>
	);
}
