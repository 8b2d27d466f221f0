import { betweenMargins, Picture } from '#app/widgets/picture.tsx';
import type { Project, Sampled } from '#content/shapes.ts';
import css from './projects.module.css';

type ProjectsProps = {
	readonly projects: readonly Sampled<Project>[];
	/** Under the screen of a sample. */
	readonly study: string;
};

/** Finished projects, the newest large: a screen, year, name, and what it is made with (WDEV-1). */
export function Projects({ projects, study }: ProjectsProps) {
	return (
		<ol className={`paler ${css.projects}`}>
			{projects.map(({ name, tech, year, picture, sample }, at) => (
				<li key={name}>
					<b className={css.year}>
						<span className="vh">Completed in </span>
						<span>{year}</span>
					</b>
					<h3 className="h3">{name}</h3>
					<p>{tech.join(', ')}</p>
					{picture && (
						<figure>
							<Picture
								file={picture}
								alt=""
								sizes={`(min-width: 768px) ${at === 0 ? 52 : 38}vw, ${betweenMargins}`}
								className={`crop ${css.picture}`}
							/>
							{sample && <figcaption className="soft">{study}</figcaption>}
						</figure>
					)}
				</li>
			))}
		</ol>
	);
}
