import { OutsideName } from '#app/widgets/outside-name.tsx';
import { Picture } from '#app/widgets/picture.tsx';
import type { Speaker } from '#content/shapes.ts';
import css from './speakers.module.css';

/** The speakers, each by name or by role, with what else is known of them (CONF-3). */
export function Speakers({ people }: { people: readonly Speaker[] }) {
	return (
		<ul className={css.people}>
			{people.map(({ name, role, affiliation, subject, link, portrait }) => (
				<li key={name ?? role} className={css.person}>
					<Picture {...portrait} className={css.portrait} sizes="(min-width: 768px) 25vw, 50vw" />
					<b>
						<OutsideName name={name ?? role} link={link} />
					</b>
					{name !== undefined && <span>{role}</span>}
					{affiliation !== undefined && <span>{affiliation}</span>}
					{subject !== undefined && <cite>{subject}</cite>}
				</li>
			))}
		</ul>
	);
}
