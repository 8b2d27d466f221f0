import { Accordion } from '#app/widgets/accordion.tsx';
import { Anchor } from '#app/widgets/anchor.tsx';
import type { Link } from '#content/shapes.ts';
import css from './further-reading.module.css';

type FurtherReadingProps = {
	readonly label: string;
	readonly links: readonly (Link & { readonly about: string })[];
};

/** A closed drawer of links (API-1). */
export function FurtherReading({ label, links }: FurtherReadingProps) {
	const list = (
		<ul className={`two-columns ${css.links}`}>
			{links.map(({ label, to, about }) => (
				<li key={to}>
					<Anchor to={to}>{label}</Anchor>
					<span>{about}</span>
				</li>
			))}
		</ul>
	);
	return <Accordion name="further-reading" items={[{ question: label, answer: list }]} />;
}
