import type { ReactNode } from 'react';
import { Picture } from '#app/widgets/picture.tsx';
import type { Illustration } from '#content/shapes.ts';
import css from './picture-split.module.css';
import { Split } from './section-heading.tsx';

type PictureSplitProps = {
	readonly heading: string;
	readonly lead?: string;
	/** Only where there is room beside the matter. */
	readonly picture: Illustration;
	/** Shown between heading and picture. */
	readonly aside?: ReactNode;
	readonly children: ReactNode;
};

/** A heading with a picture beneath it, the matter at the right. */
export function PictureSplit({ picture, aside, children, ...heading }: PictureSplitProps) {
	const left = (
		<>
			{aside}
			<Picture {...picture} className={css.picture} sizes="320px" />
		</>
	);
	return (
		<Split {...heading} aside={left}>
			{children}
		</Split>
	);
}
