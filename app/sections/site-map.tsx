import { Anchor } from '#app/widgets/anchor.tsx';
import type { Link } from '#content/shapes.ts';
import { Section } from './section.tsx';
import css from './site-map.module.css';

type SiteMapProps = {
	readonly groups: readonly { readonly heading: string; readonly links: readonly Link[] }[];
};

/** Every page of the site, by division. */
export function SiteMap({ groups }: SiteMapProps) {
	return (
		<Section label="Site map">
			<div className={css.map}>
				{groups.map(({ heading, links }) => (
					<section key={heading}>
						<h2 className="h3">{heading}</h2>
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
