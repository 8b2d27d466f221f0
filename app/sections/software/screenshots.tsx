import * as timings from '#app/behaviours/timings.ts';
import { useHoverScroll } from '#app/behaviours/use-hover-scroll.ts';
import { GoLink } from '#app/widgets/go-link.tsx';
import { wideFrom } from '#app/widgets/picture.tsx';
import { fullAddress } from '#app/widgets/picture-address.ts';
import type { Preview } from '#content/shapes.ts';
import { DesktopFrame } from './desktop-frame.tsx';
import css from './screenshots.module.css';

type Labels = {
	/** On every frame whose site is not named. */
	readonly study: string;
	/** On links to sites outside, and to a study in full. */
	readonly visit: { readonly site: string; readonly study: string };
};

type Screenshot = Preview & { readonly id: string };

/** A screenshot that scrolls by itself while it is pointed at or focused (PORT-2). */
function ScreenshotCard({ id, kind, title, text, picture, link, ask, study, visit }: Screenshot & Labels) {
	const { frame, hoverProps } = useHoverScroll<HTMLElement>(timings.portfolioPixel);
	return (
		<article className={css.card} id={id}>
			<DesktopFrame
				bar={kind}
				study={link === undefined || link === 'study' ? study : undefined}
				picture={picture}
				sizes={wideFrom(768, '55vw')}
				ref={frame}
				aria-label={`Screenshot: ${title}`}
				{...hoverProps}
			/>
			<h2 className="h3">{title}</h2>
			<p>{text}</p>
			{link === undefined ? (
				<GoLink {...ask} />
			) : link === 'study' ? (
				<GoLink label={visit.study} to={fullAddress(picture.file)} />
			) : (
				<GoLink label={visit.site} to={link} />
			)}
		</article>
	);
}

/** The screenshots side by side (PORT-2). */
export function Screenshots({ items, ...labels }: Labels & { readonly items: readonly Screenshot[] }) {
	return (
		<div className={css.grid}>
			{items.map((item) => (
				<ScreenshotCard key={item.id} {...item} {...labels} />
			))}
		</div>
	);
}
