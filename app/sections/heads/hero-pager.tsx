import type { Rotation } from '#app/behaviours/use-rotation.ts';
import { TurnControls } from '#app/widgets/turn-controls.tsx';
import css from './hero-pager.module.css';

/** The slides by name, a stitch that fills while the named one lasts, and pause or start, previous, next. */
export function HeroPager({ names, rotation }: { names: readonly string[]; rotation: Rotation }) {
	const { index, advancing, previous, next, pick } = rotation;
	return (
		<div className={`needs-script ${css.pager}`}>
			<TurnControls previous={previous} next={next} motion={rotation} className={css.controls} />
			<ol className={css.names}>
				{names.map((name, at) => (
					<li key={name} data-autoplay={advancing}>
						<button type="button" aria-current={at === index ? 'true' : undefined} onClick={() => pick(at)}>
							<span className="vh-phone" data-name={name}>
								{name}
							</span>
						</button>
					</li>
				))}
			</ol>
		</div>
	);
}
