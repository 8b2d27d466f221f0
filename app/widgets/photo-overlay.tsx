import type { MouseEvent, Ref } from 'react';
import type { usePhotos } from '#app/behaviours/use-photos.ts';
import { useZoomed } from '#app/behaviours/zoom.ts';
import type { Photo, Sampled } from '#content/shapes.ts';
import { IconButton } from './icon-button.tsx';
import { Close, Grid, Image } from './icons.ts';
import { PhotoGrid } from './photo-grid.tsx';
import css from './photo-overlay.module.css';
import { PhotoSlide } from './photo-slide.tsx';

type PhotoOverlayProps = {
	readonly id: string;
	readonly ref: Ref<HTMLDialogElement>;
	readonly label: string;
	readonly photos: readonly Sampled<Photo>[];
	readonly viewing: ReturnType<typeof usePhotos>;
	readonly onOpen: (event: MouseEvent, at: number) => void;
};

/** The full-screen viewer: a bar with the count, grid or slideshow, close; below it the photos. */
export function PhotoOverlay({ id, ref, label, photos, viewing, onOpen }: PhotoOverlayProps) {
	const { at, show, showAll, next, previous, onKeyDown } = viewing;
	const zoomed = useZoomed();
	const one = at !== undefined;
	const drawn = photos.some(({ sample }) => sample);
	return (
		<dialog
			id={id}
			ref={ref}
			className={`on-night ${css.overlay}`}
			aria-label={label}
			data-zoomed={zoomed || undefined}
			onKeyDown={onKeyDown}
			onClose={showAll}
		>
			<div className={css.bar}>
				<div>
					<p role="status">
						<span>
							{one
								? `${photos[at]?.sample ? 'Picture' : 'Photo'} ${at + 1} of ${photos.length}`
								: `${photos.length} ${drawn ? 'pictures' : 'photos'}`}
						</span>
						{one && <span className="vh">{` ${photos[at]?.title}`}</span>}
					</p>
					{drawn && <p>Woven drawings</p>}
				</div>
				<IconButton
					icon={one ? Grid : Image}
					label={one ? 'Show as grid' : 'Show as slideshow'}
					className={css.toggle}
					onClick={() => (one ? showAll() : show(0))}
				/>
				<form method="dialog">
					<IconButton type="submit" icon={Close} label="Close" />
				</form>
			</div>
			{one ? (
				<PhotoSlide photos={photos} at={at} next={next} previous={previous} />
			) : (
				<PhotoGrid photos={photos} onOpen={onOpen} />
			)}
		</dialog>
	);
}
