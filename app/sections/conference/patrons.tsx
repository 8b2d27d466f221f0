import { DragStrip } from '#app/widgets/drag-strip.tsx';
import { OutsideName } from '#app/widgets/outside-name.tsx';
import { Picture } from '#app/widgets/picture.tsx';
import type { Patron } from '#content/shapes.ts';
import css from './patrons.module.css';

/** The patrons in a row that is dragged or scrolled; one without a name shows that it is a patron (CONF-4). */
export function Patrons({
	label,
	what,
	one,
	patrons,
}: {
	label: string;
	what: string;
	/** Stands before the number of one without a name. */
	one: string;
	patrons: readonly Patron[];
}) {
	return (
		<DragStrip label={label} what={what} className={css.strip}>
			{patrons.map(({ name, logo, link }, at) => (
				// biome-ignore lint/suspicious/noArrayIndexKey: two may have the same words, and their order never changes on a page
				<li key={at} className={`names ${css.patron}`}>
					<Picture {...logo} className={css.picture} />
					<span>{name ? <OutsideName name={name} link={link} /> : `${one} ${at + 1}`}</span>
				</li>
			))}
		</DragStrip>
	);
}
