import type { Autoplay } from '#app/behaviours/use-autoplay.ts';
import { IconButton } from './icon-button.tsx';
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
				<IconButton
					icon={motion.playing ? Pause : Play}
					label={`${motion.playing ? 'Pause' : 'Start'} ${all}`}
					className={css.pause}
					onClick={motion.toggle}
				/>
			)}
			<IconButton icon={ArrowLeft} label={`Previous ${one}`} onClick={previous} />
			<IconButton icon={ArrowRight} label={`Next ${one}`} className={css.next} onClick={next} />
		</div>
	);
}
