import type { ReactNode, RefObject } from 'react';
import { stripTarget } from '#app/behaviours/strip-target.ts';
import { Icon } from './icon.tsx';
import { ArrowLeft, ArrowRight } from './icons.ts';
import rotation from './rotation-controls.module.css';
import css from './strip.module.css';

type StripButtonsProps = {
	readonly scroller: RefObject<HTMLElement | null>;
	/** What the strip holds, in the plural: "clients". */
	readonly what: string;
	/** The pause of a strip that moves by itself: first in tab order, between the arrows to the eye. */
	readonly pause?: ReactNode;
};

/** Two buttons that scroll a strip by most of its width, and from one end to the other. */
export function StripButtons({ scroller, what, pause }: StripButtonsProps) {
	const go = (direction: 1 | -1) => {
		const strip = scroller.current;
		if (!strip) return;
		const lefts = Array.from(strip.querySelectorAll<HTMLElement>('ul > li'), (item) => item.offsetLeft);
		const starts = lefts.map((left) => left - (lefts[0] ?? 0));
		strip.scrollTo({ left: stripTarget(strip, starts, direction) });
	};
	return (
		<div className={`ctl ${css.buttons} ${pause ? rotation.controls : ''}`.trim()}>
			{pause}
			<button type="button" className="sq" onClick={() => go(-1)}>
				<Icon of={ArrowLeft} />
				<span className="vh">{`Previous ${what}`}</span>
			</button>
			<button type="button" className={`sq ${rotation.next}`} onClick={() => go(1)}>
				<Icon of={ArrowRight} />
				<span className="vh">{`Next ${what}`}</span>
			</button>
		</div>
	);
}
