import type { ReactNode } from 'react';
import { Art } from '#app/widgets/art.tsx';
import css from './plate-split.module.css';
import { Split } from './section-heading.tsx';

type PlateSplitProps = {
	readonly heading: string;
	readonly lead?: string;
	/** A drawing of `media/art/plates`; only where there is room beside the matter. */
	readonly plate: string;
	/** Shown between heading and plate. */
	readonly aside?: ReactNode;
	readonly children: ReactNode;
};

/** A heading with a plate beneath it, the matter at the right. */
export function PlateSplit({ plate, aside, children, ...heading }: PlateSplitProps) {
	const left = (
		<>
			{aside}
			<Art of={plate} className={css.plate} />
		</>
	);
	return (
		<Split {...heading} aside={left}>
			{children}
		</Split>
	);
}
