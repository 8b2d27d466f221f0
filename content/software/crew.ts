import { people } from '../pictures/people.ts';
import { portfolio } from '../pictures/portfolio.ts';
import { inOrder } from '../records/in-order.ts';
import { order } from '../records/index/order.ts';
import { projects as projectRecords } from '../records/index/projects.ts';
import { team as teamRecords } from '../records/index/team.ts';
import { pictureOf } from '../records/picture-of.ts';
import type { Illustration, Project, Sampled, TeamMember } from '../shapes.ts';

/** WDEV-1 */
export const team: readonly Sampled<TeamMember & { readonly portrait: Illustration }>[] = inOrder(
	teamRecords,
	order.team,
).map(([, { portrait, ...person }]) => ({
	...person,
	// without a portrait, the first drawing of the team is shown
	portrait: pictureOf(people, portrait) ?? { file: people['team-1'], alt: '' },
}));

/** WDEV-1 */
export const projects: readonly Sampled<Project>[] = inOrder(projectRecords, order.projects).map(
	([, { screen, ...project }]) => {
		const picture = pictureOf(portfolio, screen)?.file;
		return { ...project, ...(picture && { picture }) };
	},
);
