import type { ReactNode } from 'react';
import { Picture } from '#app/widgets/picture.tsx';
import { unbroken } from '#app/widgets/unbroken.tsx';
import { WovenFigure } from '#app/widgets/woven-figure.tsx';
import type { Intro, PictureFile } from '#content/shapes.ts';
import css from './figure-head.module.css';

type FigureHeadProps = Pick<Intro, 'heading'> & {
	/** In words, or a part that says them by the clock. */
	readonly lead: ReactNode;
	/** The figure that the page is about, if it is a fact; the lead says the same in words. */
	readonly figure?: string;
	/** The figure's groups, drawn below the lead as a pick for each. */
	readonly groups?: readonly number[];
	/** In place of a figure: a scene in the dye of the field; decoration, so it has no words. */
	readonly picture?: PictureFile;
};

/** Opens a page that keeps a record: one figure, woven, on the field of the thread, or a scene where none is known. */
export function FigureHead({ heading, lead, figure, groups = [], picture }: FigureHeadProps) {
	return (
		<div className={`on-field ${css.field}`}>
			<div className={`wrap ${css.record}`}>
				{figure === undefined ? null : (
					<p
						className={`${css.figure} ${figure.length < 3 ? css.short : figure.length > 3 ? css.long : ''}`.trim()}
						aria-hidden="true"
					>
						<WovenFigure figure={figure} drawn />
					</p>
				)}
				<div className={css.title}>
					<h1 className="h1">{heading}</h1>
					<p className="lead">{unbroken(lead)}</p>
					{groups.length === 0 ? null : (
						<p className={css.tally} aria-hidden="true">
							{groups.map((count, at) => (
								// biome-ignore lint/suspicious/noArrayIndexKey: the groups stand in a fixed order and may be equal
								<span key={at}>
									{Array.from({ length: count }, (_, pick) => (
										// biome-ignore lint/suspicious/noArrayIndexKey: picks are all alike
										<i key={pick} />
									))}
								</span>
							))}
						</p>
					)}
				</div>
				<i className={css.end} hidden />
			</div>
			{picture && (
				<div className={`frayed selvedge ${css.art}`}>
					<Picture file={picture} alt="" eager="low" sizes="(min-width: 768px) 50vw, 100vw" />
				</div>
			)}
		</div>
	);
}
