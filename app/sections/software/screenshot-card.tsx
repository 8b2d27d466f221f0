import * as timings from '#app/behaviours/timings.ts';
import { useHoverScroll } from '#app/behaviours/use-hover-scroll.ts';
import { GoLink } from '#app/widgets/go-link.tsx';
import { betweenMargins, Picture } from '#app/widgets/picture.tsx';
import { fullAddress } from '#app/widgets/picture-address.ts';
import type { Preview } from '#content/shapes.ts';
import { DesktopFrame } from './desktop-frame.tsx';
import css from './screenshot-card.module.css';

type ScreenshotCardProps = Preview & {
	readonly id: string;
	readonly study: string;
	readonly visit: { readonly site: string; readonly study: string };
};

/** A screenshot that scrolls by itself while it is pointed at or focused (PORT-2). */
export function ScreenshotCard({
	id,
	kind,
	title,
	text,
	picture,
	link,
	ask,
	study,
	visit,
}: ScreenshotCardProps) {
	const { frame, hoverProps } = useHoverScroll<HTMLElement>(timings.portfolioPixel);
	return (
		<article className={css.card} id={id}>
			<DesktopFrame title={kind} study={link === undefined || link === 'study' ? study : undefined}>
				<section
					className={`ring-within ${css.screen}`}
					ref={frame}
					// biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls, also by keyboard
					tabIndex={0}
					aria-label={`Screenshot: ${title}`}
					{...hoverProps}
				>
					<Picture {...picture} sizes={`(min-width: 768px) 55vw, ${betweenMargins}`} />
				</section>
			</DesktopFrame>
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
