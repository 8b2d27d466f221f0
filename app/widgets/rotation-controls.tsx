import type { Rotation } from '#app/behaviours/use-rotation.ts';
import { Icon } from './icon.tsx';
import { ArrowLeft, ArrowRight, Pause, Play } from './icons.ts';
import css from './rotation-controls.module.css';

type RotationControlsProps = {
	readonly rotation: Pick<Rotation, 'playing' | 'toggle' | 'next' | 'previous'>;
	/** What turns, in the singular: "slide", "testimonial". */
	readonly what?: string;
	readonly className?: string | undefined;
};

/** Pause or start, previous, next. Pause is the first in tab order and stands between the arrows. */
export function RotationControls({ rotation, what = 'slide', className = '' }: RotationControlsProps) {
	const { playing, toggle, next, previous } = rotation;
	return (
		<div className={`ctl ${css.controls} ${className}`.trim()}>
			<button type="button" className={`sq ${css.pause}`} onClick={toggle}>
				<Icon of={playing ? Pause : Play} />
				<span className="vh">{`${playing ? 'Pause' : 'Start'} ${what}s`}</span>
			</button>
			<button type="button" className="sq" onClick={previous}>
				<Icon of={ArrowLeft} />
				<span className="vh">{`Previous ${what}`}</span>
			</button>
			<button type="button" className={`sq ${css.next}`} onClick={next}>
				<Icon of={ArrowRight} />
				<span className="vh">{`Next ${what}`}</span>
			</button>
		</div>
	);
}
