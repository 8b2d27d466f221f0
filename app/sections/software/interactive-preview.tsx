import { type PointerEvent, useId, useRef } from 'react';
import { scrollUnderCursor } from '#app/behaviours/cursor-scroll.ts';
import { useHydrated } from '#app/behaviours/use-hydrated.ts';
import { ButtonLink } from '#app/widgets/button-link.tsx';
import { GoLink } from '#app/widgets/go-link.tsx';
import { wideFrom } from '#app/widgets/picture.tsx';
import type { Preview } from '#content/shapes.ts';
import { DesktopFrame } from './desktop-frame.tsx';
import css from './interactive-preview.module.css';

type InteractivePreviewProps = Preview & {
	readonly states: { readonly active: string; readonly idle: string; readonly touch: string };
	/** On the frame, where no site is named. */
	readonly study: string;
	/** On a link to the site. */
	readonly visit: string;
};

/** A site in a desktop frame that scrolls with the cursor's height in it, or by arrow keys and touch (PORT-1). */
export function InteractivePreview({
	kind,
	title,
	text,
	picture,
	ask,
	states,
	study,
	link = 'study',
	visit,
}: InteractivePreviewProps) {
	const screen = useRef<HTMLElement>(null);
	const live = useHydrated();
	const state = useId();

	const follow = ({ clientY, pointerType }: PointerEvent) => {
		const tall = screen.current;
		if (pointerType !== 'mouse' || tall === null) return;
		const end = tall.scrollHeight - tall.clientHeight;
		tall.scrollTop = scrollUnderCursor(clientY, tall.getBoundingClientRect(), end);
	};

	return (
		<article className={css.preview}>
			<div className={css.frame} onPointerMove={follow}>
				<DesktopFrame
					bar={kind}
					study={link === 'study' ? study : undefined}
					picture={picture}
					sizes={wideFrom(1024, '60vw')}
					ref={screen}
					data-live={live || undefined}
					aria-label={`Preview: ${title}`}
					aria-describedby={state}
				/>
				<p className={`needs-script soft ${css.state}`} id={state}>
					<span className={css.active}>{states.active}</span>
					<span className={`needs-hover ${css.idle}`}>{states.idle}</span>
					<span className={css.touch}>{states.touch}</span>
				</p>
			</div>
			<div className={css.words}>
				<h2 className="h2">{title}</h2>
				<p className="soft">{text}</p>
				<ButtonLink {...ask} />
				{link === 'study' ? null : <GoLink label={visit} to={link} />}
			</div>
		</article>
	);
}
