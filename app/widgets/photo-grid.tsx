import type { MouseEvent } from 'react';
import type { Photo } from '#content/shapes.ts';
import css from './photo-viewer.module.css';
import { Picture } from './picture.tsx';
import { fullAddress } from './picture-address.ts';

type PhotoGridProps = {
	readonly photos: readonly Photo[];
	/** The titles stand beneath. */
	readonly captions?: boolean | undefined;
	/** The first of them stands in the first view of its page. */
	readonly eager?: boolean | undefined;
	readonly onOpen: (event: MouseEvent, at: number) => void;
};

/** Thumbnails; each is a link to its photo in full. */
export function PhotoGrid({ photos, captions, eager = false, onOpen }: PhotoGridProps) {
	return (
		<ul className={css.grid}>
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
							sizes="(min-width: 1024px) 20rem, (min-width: 768px) 44vw, 50vw"
						/>
					</a>
					{captions && <span className={css.caption}>{title}</span>}
				</li>
			))}
		</ul>
	);
}
