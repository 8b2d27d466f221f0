import { Picture } from '#app/widgets/picture.tsx';
import type { Client } from '#content/shapes.ts';
import css from './client-list.module.css';

/** The client institutions, all in view (ACH-1). */
export function ClientList({ clients }: { clients: readonly Client[] }) {
	return (
		<ul className={css.clients}>
			{clients.map(({ name, logo }) => (
				<li key={name}>
					<Picture {...logo} className={css.logo} />
					<span>{name}</span>
				</li>
			))}
		</ul>
	);
}
