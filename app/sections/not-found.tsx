import { GoLink } from '#app/widgets/go-link.tsx';
import type { Intro, Link } from '#content/shapes.ts';
import { PageHead } from './page-head.tsx';
import { Section } from './section.tsx';

/** RT-43: says so, and shows the ways on. */
export function NotFound({
	heading,
	lead,
	onward,
	ways,
}: Intro & { readonly onward: string; readonly ways: readonly Link[] }) {
	return (
		<>
			<PageHead heading={heading} lead={lead} />
			<Section>
				<div className="split">
					<h2 className="h2">{onward}</h2>
					<ul>
						{ways.map((way) => (
							<li key={way.to}>
								<GoLink {...way} />
							</li>
						))}
					</ul>
				</div>
			</Section>
		</>
	);
}
