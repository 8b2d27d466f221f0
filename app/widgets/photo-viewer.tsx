import { type MouseEvent, useId, useRef } from 'react';
import { isPlainClick } from '#app/behaviours/plain-click.ts';
import { useHistoryEntry } from '#app/behaviours/use-history-entry.ts';
import { usePhotos } from '#app/behaviours/use-photos.ts';
import { DialogButton } from './dialog-button.tsx';
import { PhotoGrid, type PhotoGridProps } from './photo-grid.tsx';
import { PhotoOverlay } from './photo-overlay.tsx';
import css from './photo-viewer.module.css';

type PhotoViewerProps = Omit<PhotoGridProps, 'onOpen'> & {
	/** What the photos show: "Conference photos". */
	readonly label: string;
	/** How many thumbnails stand on the page; all if not given. */
	readonly shows?: number;
	/** Words of a button that opens all of them as a grid. */
	readonly openAll?: string;
};

/**
 * Thumbnails, and one full-screen viewer for all photos: one at a time, or all as a grid (GAL-1, PROC-5).
 * Without script each thumbnail leads to its photo in full, and all stand on the page once they are asked for.
 */
export function PhotoViewer({ label, photos, shows = photos.length, openAll, ...grid }: PhotoViewerProps) {
	const id = useId();
	const ref = useRef<HTMLDialogElement>(null);
	useHistoryEntry(ref, id);
	const viewing = usePhotos(photos.length);
	const show = (event: MouseEvent, at: number) => {
		if (!isPlainClick(event)) return;
		event.preventDefault();
		viewing.show(at);
		if (!ref.current?.open) ref.current?.showModal();
		// the thumbnail pressed in the grid is gone, and with it the focus
		ref.current?.querySelector('button')?.focus();
	};
	if (photos.length === 0) return null;
	return (
		<div className={css.viewer}>
			<PhotoGrid photos={photos.slice(0, shows)} {...grid} onOpen={show} />
			{openAll && (
				<>
					<DialogButton opens={id} className="btn btn--solid needs-script">
						{openAll}
					</DialogButton>
					<noscript>
						<a className="btn btn--solid" href={`#${id}`}>
							{openAll}
						</a>
					</noscript>
				</>
			)}
			<PhotoOverlay id={id} ref={ref} label={label} photos={photos} viewing={viewing} onOpen={show} />
		</div>
	);
}
