import { Stats } from '#app/sections/stats.tsx';
import { Anchor } from '#app/widgets/anchor.tsx';
import { ButtonLink } from '#app/widgets/button-link.tsx';
import { Film, type FilmWords } from '#app/widgets/film.tsx';
import { ArrowRight } from '#app/widgets/icons.ts';
import { TextList } from '#app/widgets/text-list.tsx';
import type { GroupSlide as Slide } from '#content/shapes.ts';
import css from './group-slide.module.css';

type GroupSlideProps = {
	readonly slide: Slide;
	/** Its film may play now. */
	readonly runs: boolean;
	readonly filmWords: FilmWords;
	/** It is in the first view. */
	readonly eager: boolean;
};

/**
 * One division on its own dye: the words at the left, the film at the right; above them on a narrow screen, and first
 * in the document, so that the words do not move when the rest of the page comes in.
 */
export function GroupSlide({ slide, runs, filmWords, eager }: GroupSlideProps) {
	const { title, description, path, tags, stats, alt, video, action, thread } = slide;
	// three films stand in one carousel: each link names its own
	const named = { ...filmWords, open: `${filmWords.open}: ${title}` };
	return (
		<article className={`${css.slide} on-field`} data-thread={thread}>
			<Film film={video} alt={alt} runs={runs} words={named} eager={eager} />
			<div className={css.words}>
				<h2 className={`h2 ${css.title}`}>
					<Anchor to={path}>{title}</Anchor>
				</h2>
				<p className="lead">{description}</p>
				<TextList of={tags} className={css.tags} />
				<Stats items={stats} field />
				<div className={css.action}>
					<ButtonLink kind="ink" icon={ArrowRight} {...action} />
				</div>
			</div>
		</article>
	);
}
