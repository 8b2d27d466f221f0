import type { ComponentPropsWithRef } from 'react';
import { Picture } from '#app/widgets/picture.tsx';
import type { Illustration } from '#content/shapes.ts';
import css from './desktop-frame.module.css';

type DesktopFrameProps = ComponentPropsWithRef<'section'> & {
	/** What the title bar reads. */
	readonly bar: string;
	/** What is shown in it, where it was not made for a client; at the end of the bar. */
	readonly study: string | undefined;
	/** A whole page, of which the screen shows a part. */
	readonly picture: Illustration;
	readonly sizes: string;
};

/** A window of a desktop: a bar with three squares, and a screen that scrolls. */
export function DesktopFrame({ bar, study, picture, sizes, ...screen }: DesktopFrameProps) {
	return (
		<div className={css.frame}>
			<p className={css.bar}>
				<i aria-hidden="true" />
				<i aria-hidden="true" />
				<i aria-hidden="true" />
				<span aria-hidden="true">{bar}</span>
				{study === undefined ? null : <b>{study}</b>}
			</p>
			<section
				className={`ring-within ${css.screen}`}
				// biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls, also by keyboard
				tabIndex={0}
				{...screen}
			>
				<Picture {...picture} sizes={sizes} />
			</section>
		</div>
	);
}
