import { OutsideName } from '#app/widgets/outside-name.tsx';
import { Picture } from '#app/widgets/picture.tsx';
import type { Client } from '#content/shapes.ts';
import css from './client-list.module.css';

/** The client institutions, all in view (ACH-1). */
export function ClientList({ clients }: { clients: readonly Client[] }) {
	return (
		<ul className={`names ${css.clients}`}>
			{clients.map(({ name, logo, link }) => (
				<li key={name}>
					<Picture {...logo} className={css.logo} />
					<span>
						<OutsideName name={name} link={link} />
					</span>
				</li>
			))}
		</ul>
	);
}
