import { useFilm } from '#app/behaviours/use-film.ts';
import type { Film as FilmFile } from '#content/shapes.ts';
import css from './film.module.css';
import { Picture } from './picture.tsx';

export type FilmWords = { readonly unsupported: string; readonly open: string };

type FilmProps = {
	readonly film: FilmFile;
	/** What it shows, for those who do not see it. */
	readonly alt: string;
	/** It may play now. Until it does, and where it may not, its poster is shown. */
	readonly runs: boolean;
	readonly words: FilmWords;
	/** Its poster is in the first view. */
	readonly eager?: boolean;
};

/**
 * A silent film over its poster (GROUP-1, GROUP-7). Without script the poster stays, with a link to the film. Whoever
 * shows it gives it its shape.
 */
export function Film({ film, alt, runs, words, eager = false }: FilmProps) {
	const { video, standing, onNoSource, onPlaying } = useFilm(runs);
	const instead = (
		<p className={css.instead}>
			<span>{words.unsupported}</span> <a href={film.mp4}>{words.open}</a>
		</p>
	);
	return (
		<div className={eager ? css.film : `${css.film} later`}>
			<Picture
				file={film.poster}
				alt={alt}
				eager={eager}
				sizes="(min-width: 1024px) 50vw, (min-width: 768px) 100vw, 85vw"
				className={css.poster}
			/>
			<a className={css.open} href={film.mp4}>
				{words.open}
			</a>
			{standing === 'broken' ? (
				instead
			) : (
				<video
					ref={video}
					className={css.video}
					data-standing={standing}
					muted
					loop
					playsInline
					preload="none"
					width={film.poster.width}
					height={film.poster.height}
					aria-label={alt}
					onPlaying={onPlaying}
				>
					<source src={film.webm} type="video/webm" />
					<source src={film.mp4} type="video/mp4" onError={onNoSource} />
					{instead}
				</video>
			)}
		</div>
	);
}
