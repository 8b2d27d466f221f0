import { DragStrip } from '#app/widgets/drag-strip.tsx';
import { OutsideName } from '#app/widgets/outside-name.tsx';
import { Picture } from '#app/widgets/picture.tsx';
import type { Patron } from '#content/shapes.ts';
import css from './patrons.module.css';

/** The patrons in a row that is dragged or scrolled; one without a name shows only the picture (CONF-4). */
export function Patrons({
	label,
	what,
	patrons,
}: {
	label: string;
	what: string;
	patrons: readonly Patron[];
}) {
	return (
		<DragStrip label={label} what={what} className={css.strip}>
			{patrons.map(({ name, logo, link }) => (
				<li key={logo.file.name} className={css.patron}>
					<Picture {...logo} className={css.picture} />
					{name && (
						<span>
							<OutsideName name={name} link={link} />
						</span>
					)}
				</li>
			))}
		</DragStrip>
	);
}
