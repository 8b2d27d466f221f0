import { Picture, wideFrom } from '#app/widgets/picture.tsx';
import type { Intro, Project, Sampled } from '#content/shapes.ts';
import { SectionHeading } from '../section-heading.tsx';
import { Crew, type Member } from './crew.tsx';
import css from './team-and-projects.module.css';

type TeamAndProjectsProps = {
	readonly team: readonly Member[];
	readonly teamIntro: Intro;
	readonly projects: readonly Sampled<Project>[];
	readonly projectsIntro: Intro;
	/** Under the screen of a sample. */
	readonly study: string;
};

/** Finished projects, the newest large: a screen, year, name, and what it is made with. */
function Projects({ projects, study }: Pick<TeamAndProjectsProps, 'projects' | 'study'>) {
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
								sizes={wideFrom(768, `${at === 0 ? 52 : 38}vw`)}
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

/** Who builds, and what they built, in one band (WDEV-1); what has no record is left out, and its place stays for links. */
export function TeamAndProjects({ team, teamIntro, projects, projectsIntro, study }: TeamAndProjectsProps) {
	return (
		<div className={css.rows}>
			<div id="team">
				{team.length === 0 ? null : (
					<>
						<SectionHeading {...teamIntro} records={team} />
						<Crew members={team} />
					</>
				)}
			</div>
			<div id="projects">
				{projects.length === 0 ? null : (
					<>
						<SectionHeading {...projectsIntro} records={projects} />
						<Projects projects={projects} study={study} />
					</>
				)}
			</div>
		</div>
	);
}
