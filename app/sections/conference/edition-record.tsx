import { Anchor } from '#app/widgets/anchor.tsx';
import { Icon } from '#app/widgets/icon.tsx';
import { ArrowRight } from '#app/widgets/icons.ts';
import { betweenMargins, Picture } from '#app/widgets/picture.tsx';
import type { EditionRecord as EditionRecordProps } from '#content/shapes.ts';
import css from './edition-record.module.css';

/** What an edition left behind: its papers large, the rest in rows beside them; each is one link. */
export function EditionRecord({ papers, rest }: EditionRecordProps) {
	return (
		<div className={css.record}>
			{papers && (
				<article className={css.papers}>
					<Picture {...papers.picture} sizes={`(min-width: 1024px) 46vw, ${betweenMargins}`} />
					<p className={css.figure} aria-hidden="true">
						{papers.figure}
					</p>
					<h3 className="h3">
						<Anchor to={papers.of.to} className="whole">
							<span className="vh">{`${papers.figure} `}</span>
							<span>{papers.of.label}</span>
						</Anchor>
					</h3>
					<p>{papers.text}</p>
				</article>
			)}
			<ul className={css.rest}>
				{rest.map(({ label, to, text, picture }) => (
					<li key={to}>
						<Picture {...picture} sizes="(min-width: 768px) 12rem, 8rem" />
						<div>
							<h3 className="h3">
								<Anchor to={to} className="whole">
									{label}
								</Anchor>
							</h3>
							<p>{text}</p>
						</div>
						<Icon of={ArrowRight} />
					</li>
				))}
			</ul>
		</div>
	);
}
