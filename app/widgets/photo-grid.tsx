import type { MouseEvent } from 'react';
import type { Photo, Sampled } from '#content/shapes.ts';
import css from './photo-grid.module.css';
import { betweenMargins, Picture } from './picture.tsx';
import { fullAddress } from './picture-address.ts';

export type PhotoGridProps = {
	readonly photos: readonly Sampled<Photo>[];
	/** The titles stand beneath, and some photos are larger than others. */
	readonly captions?: boolean | undefined;
	/** The first of them is in the first view of its page. */
	readonly eager?: boolean | undefined;
	readonly onOpen: (event: MouseEvent, at: number) => void;
};

/** How many at the end stand in pairs: what rows of three leave over. */
const pairedOf = (count: number) => (count > 1 ? [0, 4, 2][count % 3] : 0) ?? 0;

/** How wide a thumbnail with a title is: a third of its row, two thirds or a half; on a phone one of three fills it (photo-grid.module.css). */
function captionedWidth(at: number, count: number): string {
	const phone = at % 3 === 0 && count - at !== 2 ? betweenMargins : '44vw';
	if (count - at <= pairedOf(count)) return `(min-width: 1280px) 40rem, (min-width: 768px) 46vw, ${phone}`;
	if (at % 9 === 0 || at % 9 === 8) return `(min-width: 1280px) 54rem, (min-width: 768px) 62vw, ${phone}`;
	return `(min-width: 768px) 27rem, ${phone}`;
}

/** How wide one without a title is: many stand in columns, three fill a row; on a phone the first of three does. */
function widthOf(at: number, count: number): string {
	if (count !== 3) return '(min-width: 1024px) 20rem, 44vw';
	return `(min-width: 768px) 27rem, ${at === 0 ? betweenMargins : '44vw'}`;
}

/** Thumbnails; each is a link to its photo in full. */
export function PhotoGrid({ photos, captions = false, eager = false, onOpen }: PhotoGridProps) {
	const look = captions ? css.page : photos.length === 3 && css.three;
	const width = captions ? captionedWidth : widthOf;
	return (
		<ul className={look ? `${css.grid} ${look}` : css.grid}>
			{photos.map(({ id, picture, title }, at) => (
				<li key={id}>
					<a
						href={fullAddress(picture.file)}
						className={css.thumbnail}
						onClick={(event) => onOpen(event, at)}
					>
						<Picture
							{...picture}
							eager={eager && at === 0}
							sizes={width(at, photos.length)}
							className="fill"
						/>
					</a>
					{captions && <span className={css.caption}>{title}</span>}
				</li>
			))}
		</ul>
	);
}
