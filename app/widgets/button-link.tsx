import type { Href } from '#content/shapes.ts';
import { Anchor } from './anchor.tsx';
import { Icon } from './icon.tsx';
import { WideRoom } from './room.tsx';

type ButtonLinkProps = {
	readonly label: string;
	/** All that it may say, where that changes while one looks: it is as wide as the widest of them. */
	readonly labels?: readonly string[] | undefined;
	readonly to: Href;
	/** `solid` and `line` stand on paper, `ink` (filled) and `lineink` on a dyed field. */
	readonly kind?: 'solid' | 'line' | 'ink' | 'lineink';
	/** A drawing of `icons.ts` after the words. */
	readonly icon?: string;
	readonly className?: string | undefined;
};

/** A link that looks like a button. */
export function ButtonLink({ label, labels, to, kind = 'line', icon, className = '' }: ButtonLinkProps) {
	return (
		<Anchor to={to} className={`btn btn--${kind} ${className}`.trim()}>
			<WideRoom possible={labels}>{label}</WideRoom>
			{icon === undefined ? null : <Icon of={icon} />}
		</Anchor>
	);
}
