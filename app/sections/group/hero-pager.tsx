import type { Rotation } from '#app/behaviours/use-rotation.ts';
import { Icon } from '#app/widgets/icon.tsx';
import { ArrowLeft, ArrowRight, Pause, Play } from '#app/widgets/icons.ts';
import css from './hero-pager.module.css';

/** The slides by name, a stitch that fills while the named one lasts, and previous, pause or start, next. */
export function HeroPager({ names, rotation }: { names: readonly string[]; rotation: Rotation }) {
	const { index, playing, turning, pick, previous, next, toggle } = rotation;
	return (
		<div className={css.pager}>
			<ol className={css.names}>
				{names.map((name, at) => (
					<li key={name} data-turning={turning}>
						<button type="button" aria-current={at === index ? 'true' : undefined} onClick={() => pick(at)}>
							{name}
						</button>
					</li>
				))}
			</ol>
			<div className="ctl">
				<button type="button" className="sq" aria-label="Previous slide" onClick={previous}>
					<Icon of={ArrowLeft} />
				</button>
				<button
					type="button"
					className="sq"
					aria-label={playing ? 'Pause slides' : 'Start slides'}
					onClick={toggle}
				>
					<Icon of={playing ? Pause : Play} />
				</button>
				<button type="button" className="sq" aria-label="Next slide" onClick={next}>
					<Icon of={ArrowRight} />
				</button>
			</div>
		</div>
	);
}
