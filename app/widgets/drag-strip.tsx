import { type ReactNode, useRef } from 'react';
import { useOverflows } from '#app/behaviours/use-overflows.ts';
import { useSidewaysTouch } from '#app/behaviours/use-sideways-touch.ts';
import css from './strip.module.css';
import { StripControls } from './strip-controls.tsx';

type DragStripProps = {
	/** What it holds, as assistive technology says it: "Client institutions". */
	readonly label: string;
	/** The same in the plural, for the buttons: "clients". */
	readonly what: string;
	/** `<li>` elements. */
	readonly children: ReactNode;
	readonly className?: string | undefined;
};

/** A row that scrolls by touch, wheel, keys and buttons (HOME-4, CONF-4); with room for all of it, it asks for none of them. */
export function DragStrip({ label, what, children, className = '' }: DragStripProps) {
	const scroller = useRef<HTMLElement>(null);
	const overflows = useOverflows(scroller);
	useSidewaysTouch(scroller);
	return (
		<div className={`${css.strip} ${className}`.trim()} data-overflows={overflows}>
			<StripControls scroller={scroller} what={what} />
			<section
				ref={scroller}
				className={`sideways ${css.scroller}`}
				aria-label={label}
				tabIndex={overflows ? 0 : undefined}
			>
				<ul className={css.list}>{children}</ul>
			</section>
		</div>
	);
}
