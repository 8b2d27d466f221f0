import { Anchor } from '#app/widgets/anchor.tsx';
import { Picture } from '#app/widgets/picture.tsx';
import type { Href, Preview, Sampled } from '#content/shapes.ts';
import css from './studies.module.css';

type StudiesProps = {
	readonly works: readonly Sampled<Preview>[];
	readonly study: string;
	readonly to: Href;
};

/** Up to three works, each lying over its neighbour: the top of the page that was made, its foot frayed, and what it is. */
export function Studies({ works, study, to }: StudiesProps) {
	return (
		<ul className={css.studies}>
			{works.map(({ title, kind, picture, sample }) => (
				<li key={title}>
					<Anchor to={to} className={css.work}>
						<Picture
							{...picture}
							eager="low"
							sizes="(min-width: 1024px) 18rem, 30vw"
							className={css.picture}
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
