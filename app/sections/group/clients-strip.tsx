import { Suspense } from 'react';
import { DragStrip } from '#app/widgets/drag-strip.tsx';
import { Picture } from '#app/widgets/picture.tsx';
import type { Client } from '#content/shapes.ts';
import css from './clients-strip.module.css';

/** HOME-4: logos with names in a row that scrolls by touch, keys and buttons. */
export function ClientsStrip({ heading, clients }: { heading: string; clients: readonly Client[] }) {
	return (
		<section className={`section ${css.clients}`}>
			<div className={`wrap ${css.head}`}>
				<h2 className="h4">{heading}</h2>
			</div>
			<Suspense>
				<DragStrip label={heading} what="clients" className={`full ${css.strip}`}>
					{clients.map(({ name, logo }) => (
						<li key={name} className={css.client}>
							<Picture {...logo} className={css.logo} />
							<span>{name}</span>
						</li>
					))}
				</DragStrip>
			</Suspense>
		</section>
	);
}
