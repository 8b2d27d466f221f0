import { Anchor } from '#app/widgets/anchor.tsx';
import { GoLink } from '#app/widgets/go-link.tsx';
import { Icon } from '#app/widgets/icon.tsx';
import { ArrowRight } from '#app/widgets/icons.ts';
import type { Strand } from '#content/shapes.ts';
import css from './strands.module.css';

/** The three divisions side by side, each under its own dyed thread. */
export function Strands({ label, strands }: { label: string; strands: readonly Strand[] }) {
	return (
		<section className={`section ${css.strands}`} aria-label={label}>
			<div className={`wrap ${css.inner}`}>
				{strands.map(({ thread, title, text, offers, link }) => (
					<article key={thread} className={css.strand} data-thread={thread}>
						<i className={`ribbon ribbon--one ${css.warp}`} aria-hidden="true" />
						<h2 className={css.heading}>
							<Anchor to={link.to}>{title}</Anchor>
						</h2>
						<p>{text}</p>
						<ul>
							{offers.map((offer) => (
								<li key={offer.label}>
									<Anchor className="advances wash-on-hover" to={offer.to}>
										<span>{offer.label}</span>
										<Icon of={ArrowRight} />
									</Anchor>
								</li>
							))}
						</ul>
						<GoLink {...link} />
					</article>
				))}
			</div>
		</section>
	);
}
