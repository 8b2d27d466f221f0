import { Picture, wideFrom } from '#app/widgets/picture.tsx';
import type { Feature, PictureFile, Thread } from '#content/shapes.ts';
import css from './origins.module.css';

type Origin = Feature & {
	readonly thread: Thread;
	/** Decoration. */
	readonly picture: PictureFile;
};

/** What each of AEG's three trades brought, each in its own dye (RT-38). */
export function Origins({ items }: { items: readonly Origin[] }) {
	return (
		<ul className={`paler ${css.origins}`}>
			{items.map(({ thread, title, text, picture }) => (
				<li key={title} data-thread={thread}>
					<Picture file={picture} alt="" sizes={wideFrom(768, '30vw')} className="crop" />
					<h3 className="h3">{title}</h3>
					<p>{text}</p>
				</li>
			))}
		</ul>
	);
}
