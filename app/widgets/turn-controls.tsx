import type { Autoplay } from '#app/behaviours/use-autoplay.ts';
import { Icon } from './icon.tsx';
import { ArrowLeft, ArrowRight, Pause, Play } from './icons.ts';
import css from './turn-controls.module.css';

type TurnControlsProps = {
	/** What an arrow shows next: "slide", "testimonial"; on a strip several: "clients". */
	readonly one?: string;
	/** All of them, where the plural is not the word with an s. */
	readonly all?: string;
	readonly previous: () => void;
	readonly next: () => void;
	/** Given where the slides move by themselves. */
	readonly motion?: Pick<Autoplay, 'playing' | 'toggle'> | undefined;
	readonly className?: string | undefined;
};

/** Previous and next; where slides move by themselves also pause, first in tab order and shown between the arrows. */
export function TurnControls({
	one = 'slide',
	all = `${one}s`,
	previous,
	next,
	motion,
	className = '',
}: TurnControlsProps) {
	return (
		<div className={`ctl needs-script ${className}`.trim()}>
			{motion && (
				<button type="button" className={`sq ${css.pause}`} onClick={motion.toggle}>
					<Icon of={motion.playing ? Pause : Play} />
					<span className="vh">{`${motion.playing ? 'Pause' : 'Start'} ${all}`}</span>
				</button>
			)}
			<button type="button" className="sq" onClick={previous}>
				<Icon of={ArrowLeft} />
				<span className="vh">{`Previous ${one}`}</span>
			</button>
			<button type="button" className={`sq ${css.next}`} onClick={next}>
				<Icon of={ArrowRight} />
				<span className="vh">{`Next ${one}`}</span>
			</button>
		</div>
	);
}
