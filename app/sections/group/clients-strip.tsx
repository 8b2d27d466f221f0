import { Suspense } from 'react';
import { DragStrip } from '#app/widgets/drag-strip.tsx';
import { Headline } from '#app/widgets/headline.tsx';
import { OutsideName } from '#app/widgets/outside-name.tsx';
import { Picture } from '#app/widgets/picture.tsx';
import type { Client } from '#content/shapes.ts';
import css from './clients-strip.module.css';

/** HOME-4: logos with names in a row that scrolls by touch, keys and buttons. */
export function ClientsStrip({ heading, clients }: { heading: string; clients: readonly Client[] }) {
	if (clients.length === 0) return null;
	return (
		<section className={`section ${css.clients}`}>
			<div className={`wrap ${css.head}`}>
				<Headline as="h2" size="h4" heading={heading} of={clients} />
			</div>
			<Suspense>
				<DragStrip label={heading} what="clients" className={css.strip}>
					{clients.map(({ name, logo, link }) => (
						<li key={name} className={css.client}>
							<Picture {...logo} className={css.logo} />
							<span>
								<OutsideName name={name} link={link} />
							</span>
						</li>
					))}
				</DragStrip>
			</Suspense>
		</section>
	);
}
