import type { Link } from '#content/shapes.ts';
import { Anchor } from './anchor.tsx';

type TextLinkProps = Link & {
	/** All that the link stands in is its target. */
	readonly whole?: boolean;
};

/** A link of words alone. */
export function TextLink({ label, to, whole = false }: TextLinkProps) {
	return (
		<Anchor to={to} className={whole ? 'whole' : 'link'}>
			{label}
		</Anchor>
	);
}
