import { GoLink } from '#app/widgets/go-link.tsx';
import type { Intro, Link } from '#content/shapes.ts';
import { PageHead } from './page-head.tsx';
import { Section } from './section.tsx';

/** RT-43: says so, and shows the ways on. */
export function NotFound({ heading, lead, ways }: Intro & { readonly ways: readonly Link[] }) {
	return (
		<>
			<PageHead heading={heading} lead={lead} />
			<Section label="Where to go from here">
				<ul>
					{ways.map((way) => (
						<li key={way.to}>
							<GoLink {...way} />
						</li>
					))}
				</ul>
			</Section>
		</>
	);
}
