import type { Project } from '#content/shapes.ts';
import css from './projects.module.css';

/** Finished projects, newest first: year, name, what it is made with (WDEV-1). */
export function Projects({ projects }: { projects: readonly Project[] }) {
	return (
		<ol className={css.projects}>
			{projects.map(({ name, tech, year }) => (
				<li key={name}>
					<b className={css.year}>
						<span className="vh">Completed in </span>
						{year}
					</b>
					<h3 className="h3">{name}</h3>
					<p>{tech.join(', ')}</p>
				</li>
			))}
		</ol>
	);
}
