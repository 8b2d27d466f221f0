import type { Link } from '#content/shapes.ts';
import { Anchor } from './anchor.tsx';
import { Icon } from './icon.tsx';
import { ArrowRight } from './icons.ts';

/** A text link that leads on. */
export function GoLink({ label, to }: Link) {
	return (
		<Anchor to={to} className="golink">
			<span>{label}</span>
			<Icon of={ArrowRight} />
		</Anchor>
	);
}
