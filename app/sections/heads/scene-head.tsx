import type { ReactNode } from 'react';
import { Headline } from '#app/widgets/headline.tsx';
import { betweenMargins, wideFrom } from '#app/widgets/picture.tsx';
import { fullAddress, sizesOf } from '#app/widgets/picture-address.ts';
import { unbroken } from '#app/widgets/unbroken.tsx';
import type { HeadPicture, Intro } from '#content/shapes.ts';
import css from './scene-head.module.css';

type SceneHeadProps = Pick<Intro, 'heading'> & {
	readonly lead: ReactNode;
	readonly picture: HeadPicture;
	/** What the page shows: marked where it is a sample. */
	readonly records?: readonly object[];
	/** What the mark says, where nothing stands in for what is missing. */
	readonly pending?: string;
	/** Dark in place of the colour of the division: for a conference that has no dates yet. */
	readonly undyed?: boolean;
	/** Ways on, below the lead. */
	readonly children?: ReactNode;
};

/**
 * Opens a page with a scene. One that was drawn for it runs from edge to edge, the title on its quiet side; any other
 * takes the right side and ends there in a fray. Under 1024 px it stands above the title.
 */
export function SceneHead(props: SceneHeadProps) {
	const { heading, lead, picture, records = [], pending, undyed, children } = props;
	const { file, narrow, alt } = picture;
	const across = narrow !== undefined;
	return (
		<div className={`${css.scene} ${across ? css.across : css.aside} ${undyed ? css.undyed : ''}`.trim()}>
			<picture>
				{narrow && (
					<source
						media="(max-width: 1023px)"
						type="image/avif"
						srcSet={sizesOf(narrow)}
						sizes={betweenMargins}
					/>
				)}
				<source type="image/avif" srcSet={sizesOf(file)} sizes={across ? '100vw' : wideFrom(1024, '58vw')} />
				<img src={fullAddress(file)} alt={alt} width={file.width} height={file.height} fetchPriority="high" />
			</picture>
			<div className={`wrap ${css.words}`}>
				<Headline as="h1" heading={heading} long of={records} pending={pending} />
				<p className="lead">{unbroken(lead)}</p>
				{children === undefined ? null : <div className="btns">{children}</div>}
			</div>
		</div>
	);
}
