import { Picture } from '#app/widgets/picture.tsx';
import type { WorkshopImage } from '#content/shapes.ts';
import css from './workshop-picture.module.css';

/** A picture of a workshop with its title and session (WORK-2). */
export function WorkshopPicture({ picture, title, session }: WorkshopImage) {
	return (
		<figure className={`names ${css.figure}`}>
			<Picture {...picture} sizes="(min-width: 768px) 30vw, 40vw" />
			<figcaption>
				<b>{title}</b>
				<span className="soft">{session}</span>
			</figcaption>
		</figure>
	);
}
