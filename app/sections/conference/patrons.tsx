import { DragStrip } from '#app/widgets/drag-strip.tsx';
import { OutsideName } from '#app/widgets/outside-name.tsx';
import { Picture } from '#app/widgets/picture.tsx';
import type { Patron } from '#content/shapes.ts';
import css from './patrons.module.css';

type PatronsProps = { readonly label: string; readonly what: string; readonly patrons: readonly Patron[] };

/** The patrons in one line that is dragged or scrolled; one without a name is its pattern alone (CONF-4). */
export function Patrons({ label, what, patrons }: PatronsProps) {
	return (
		<div className={css.line}>
			<h3 className="h3">{label}</h3>
			<DragStrip label={label} what={what}>
				{patrons.map(({ name, logo, link }, at) => (
					// biome-ignore lint/suspicious/noArrayIndexKey: two may have the same words, and their order never changes on a page
					<li key={at} className={`names ${css.patron}`}>
						<Picture {...logo} />
						{name && (
							<span>
								<OutsideName name={name} link={link} />
							</span>
						)}
					</li>
				))}
			</DragStrip>
		</div>
	);
}
