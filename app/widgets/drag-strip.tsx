import { type ReactNode, useRef } from 'react';
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

/** A row that scrolls by touch, wheel, keys and buttons (HOME-4, CONF-4). */
export function DragStrip({ label, what, children, className = '' }: DragStripProps) {
	const scroller = useRef<HTMLElement>(null);
	return (
		<div className={`${css.strip} ${className}`.trim()}>
			<StripControls scroller={scroller} what={what} />
			{/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard */}
			<section ref={scroller} className={css.scroller} aria-label={label} tabIndex={0}>
				<ul className={css.list}>{children}</ul>
			</section>
		</div>
	);
}
