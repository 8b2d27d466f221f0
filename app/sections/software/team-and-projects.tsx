import { SectionHeading } from '#app/sections/section-heading.tsx';
import type { Intro, Project, Sampled } from '#content/shapes.ts';
import { Crew, type Member } from './crew.tsx';
import { Projects } from './projects.tsx';
import css from './team-and-projects.module.css';

type TeamAndProjectsProps = {
	readonly team: readonly Member[];
	readonly teamIntro: Intro;
	readonly projects: readonly Sampled<Project>[];
	readonly projectsIntro: Intro;
	readonly study: string;
};

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
