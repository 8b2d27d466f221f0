import { Anchor } from '#app/widgets/anchor.tsx';
import { Picture } from '#app/widgets/picture.tsx';
import type { Href, Preview, Sampled } from '#content/shapes.ts';
import css from './studies.module.css';

type StudiesProps = {
	readonly works: readonly Sampled<Preview>[];
	readonly study: string;
	readonly to: Href;
};

/** Up to three works, the first one large: the top of each page, and its name. */
export function Studies({ works, study, to }: StudiesProps) {
	if (works.length === 0) return null;
	return (
		<ul className={`selvedge ${css.studies}`}>
			{works.map(({ title, kind, picture, sample }) => (
				<li key={title}>
					<Anchor to={to} className={css.work}>
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
