import { Anchor } from '#app/widgets/anchor.tsx';
import type { SiteMapGroup } from '#content/shapes.ts';
import { Section } from './section.tsx';
import css from './site-map.module.css';

/** Every page of the site, by division, each in its dye. */
export function SiteMap({ groups }: { readonly groups: readonly SiteMapGroup[] }) {
	return (
		<Section label="Site map">
			<div className={css.map}>
				{groups.map(({ heading, thread, links }) => (
					<section key={heading} data-thread={thread}>
						<h2 className="h2 selvedge">{heading}</h2>
						<ul>
							{links.map(({ label, to }) => (
								<li key={to}>
									<Anchor to={to}>{label}</Anchor>
								</li>
							))}
						</ul>
					</section>
				))}
			</div>
		</Section>
	);
}
