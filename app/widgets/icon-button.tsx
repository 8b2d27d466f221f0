import type { ComponentProps } from 'react';
import { Icon } from './icon.tsx';

type IconButtonProps = ComponentProps<'button'> & {
	/** A drawing of `icons.ts`. */
	readonly icon: string;
	/** What it does, for those who do not see the icon. */
	readonly label: string;
};

/** A square button that shows an icon. */
export function IconButton({ icon, label, className = '', ...button }: IconButtonProps) {
	return (
		<button type="button" {...button} className={`sq ${className}`.trim()}>
			<Icon of={icon} />
			<span className="vh">{label}</span>
		</button>
	);
}
