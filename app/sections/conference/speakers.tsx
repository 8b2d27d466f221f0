import { Picture } from '#app/widgets/picture.tsx';
import type { Person } from '#content/shapes.ts';
import css from './speakers.module.css';

/** People by role, each with a portrait or a draft in its place (CONF-3). */
export function Speakers({ people }: { people: readonly Person[] }) {
	return (
		<ul className={css.people}>
			{people.map(({ role, subject, portrait }) => (
				<li key={role} className={css.person}>
					<Picture {...portrait} className={css.portrait} sizes="(min-width: 768px) 25vw, 50vw" />
					<b>{role}</b>
					{subject && <span>{subject}</span>}
				</li>
			))}
		</ul>
	);
}
