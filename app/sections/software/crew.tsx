import { OutsideName } from '#app/widgets/outside-name.tsx';
import { Picture } from '#app/widgets/picture.tsx';
import type { Illustration, Sampled, TeamMember } from '#content/shapes.ts';
import css from './crew.module.css';

export type Member = Sampled<TeamMember & { readonly portrait: Illustration }>;

/** The people of a team: name, role, expertise (WDEV-1); a portrait once somebody is named. */
export function Crew({ members }: { members: readonly Member[] }) {
	return (
		<ul className={`names paler two-columns ${css.crew}`}>
			{members.map(({ name, role, expertise, link, portrait, sample }) => (
				<li key={name}>
					{!sample && <Picture {...portrait} sizes="10rem" className={css.portrait} />}
					<h3 className="h2">
						<OutsideName name={name} link={link} />
					</h3>
					<p className={css.role}>{role}</p>
					<p className={css.expertise}>{expertise}</p>
				</li>
			))}
		</ul>
	);
}
