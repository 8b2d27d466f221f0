import { useSwipe } from '#app/behaviours/use-swipe.ts';
import type { Photo, Sampled } from '#content/shapes.ts';
import { IconButton } from './icon-button.tsx';
import { ArrowLeft, ArrowRight } from './icons.ts';
import css from './photo-slide.module.css';
import { Picture } from './picture.tsx';

type PhotoSlideProps = {
	readonly photos: readonly Sampled<Photo>[];
	readonly at: number;
	readonly next: () => void;
	readonly previous: () => void;
};

/** One photo, as large as fits, with the way to its neighbours; those two are fetched ahead and no others. */
export function PhotoSlide({ photos, at, next, previous }: PhotoSlideProps) {
	const swipes = useSwipe({ next, previous });
	const photo = photos[at];
	if (!photo) return null;
	const count = photos.length;
	const beside = new Set([(at + 1) % count, (at - 1 + count) % count]);
	const neighbours = photos.filter((neighbour, index) => beside.has(index) && neighbour !== photo);
	return (
		<div className={css.slide} data-drawn={photo.sample || undefined} {...swipes}>
			<IconButton icon={ArrowLeft} label="Previous picture" className={css.previous} onClick={previous} />
			<figure className={css.figure}>
				<Picture key={photo.id} {...photo.picture} eager className={css.photo} />
				<figcaption className={css.caption}>
					<b>{photo.title}</b> <span>{photo.description}</span>
				</figcaption>
			</figure>
			<IconButton icon={ArrowRight} label="Next picture" onClick={next} />
			<div hidden>
				{neighbours.map(({ id, picture }) => (
					<Picture key={id} file={picture.file} alt="" eager />
				))}
			</div>
		</div>
	);
}
