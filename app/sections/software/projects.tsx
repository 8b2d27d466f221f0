import { Picture } from '#app/widgets/picture.tsx';
import type { Project } from '#content/shapes.ts';
import css from './projects.module.css';

/** Finished projects, newest first: year, name, what it is made with, and a screen of it (WDEV-1). */
export function Projects({ projects }: { projects: readonly Project[] }) {
	return (
		<ol className={css.projects}>
			{projects.map(({ name, tech, year, picture }) => (
				<li key={name}>
					<b className={css.year}>
						<span className="vh">Completed in </span>
						{year}
					</b>
					<h3 className="h3">{name}</h3>
					<p>{tech.join(', ')}</p>
					{picture && <Picture file={picture} alt="" sizes="12rem" className={css.picture} />}
				</li>
			))}
		</ol>
	);
}
