import { Anchor } from '#app/widgets/anchor.tsx';
import { Picture } from '#app/widgets/picture.tsx';
import type { Href, Preview, Sampled } from '#content/shapes.ts';
import css from './works.module.css';

type WorksProps = {
	/** What was made, newest first: three at most have room. */
	readonly works: readonly Sampled<Preview>[];
	/** On a work that was not made for a client. */
	readonly study: string;
	/** Where all of them are. */
	readonly all: Href;
};

/** Up to three works, the top of each page and its name, in the right half of the head of `/software` (SOFT-2). */
export function Works({ works, study, all }: WorksProps) {
	if (works.length === 0) return null;
	return (
		<ul className={`selvedge ${css.works}`}>
			{works.map(({ title, kind, picture, sample }) => (
				<li key={title}>
					<Anchor to={all} className={css.work}>
						<Picture
							{...picture}
							eager="low"
							sizes="(min-width: 1024px) 29vw, 55vw"
							className={`fill ${css.picture}`}
						/>
						<span className={css.name}>
							<b>{sample ? study : title}</b>
							<span>{` ${kind}`}</span>
						</span>
					</Anchor>
				</li>
			))}
		</ul>
	);
}
