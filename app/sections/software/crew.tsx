import { OutsideName } from '#app/widgets/outside-name.tsx';
import { Picture } from '#app/widgets/picture.tsx';
import type { Illustration, TeamMember } from '#content/shapes.ts';
import css from './crew.module.css';

/** The people of a team: name, role, expertise (WDEV-1). */
export function Crew({
	members,
}: {
	members: readonly (TeamMember & { readonly portrait: Illustration })[];
}) {
	return (
		<ul className={css.crew}>
			{members.map(({ name, role, expertise, link, portrait }) => (
				<li key={name}>
					<Picture {...portrait} sizes="7rem" className={css.portrait} />
					<h3 className="h4">
						<OutsideName name={name} link={link} />
					</h3>
					<p>{role}</p>
					<p className={css.expertise}>{expertise}</p>
				</li>
			))}
		</ul>
	);
}
