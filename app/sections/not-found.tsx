import type { Intro, Link } from '#content/shapes.ts';
import { LineLinks } from './line-links.tsx';
import { PageHead } from './page-head.tsx';
import { Section } from './section.tsx';

type NotFoundProps = Intro & { readonly onward: string; readonly ways: readonly Link[] };

/** RT-43: says so, and shows the ways on. */
export function NotFound({ heading, lead, onward, ways }: NotFoundProps) {
	return (
		<>
			<PageHead heading={heading} lead={lead} torn />
			<Section>
				<div className="split">
					<h2 className="h2">{onward}</h2>
					<LineLinks lines={ways} />
				</div>
			</Section>
		</>
	);
}
