import { Anchor } from './anchor.tsx';

/** A name, and a link to a page outside where one is known. */
export function OutsideName({ name, link }: { name: string; link?: `https://${string}` | undefined }) {
	if (link === undefined) return <span>{name}</span>;
	return (
		<Anchor to={link} className="link">
			{name}
		</Anchor>
	);
}
