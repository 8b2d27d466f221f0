import { PageLink } from '#app/widgets/page-link.tsx';
import { company } from '#content/company.ts';
import type { Link } from '#content/shapes.ts';
import css from './logo.module.css';
import { strands } from './mark.ts';

type LogoProps = {
	/** Where the mark leads: `/`, or `/software` on the service pages. */
	readonly to: '/' | '/software';
	/** The division whose page it is; its name takes the place of the second line. */
	readonly division?: Link | undefined;
};

/** The mark of three strands and the name, in the header with the division beside it. */
export function Logo({ to, division }: LogoProps) {
	return (
		<div className={division ? `${css.sign} ${css.divided}` : css.sign}>
			<PageLink className={css.logo} to={to}>
				<svg className="mark" viewBox="0 0 48 48" aria-hidden="true">
					<path className="n" d={strands.n} />
					<path className="i" d={strands.i} />
					<path className="m" d={strands.m} />
				</svg>
				<span className={css.type}>
					<b>{company.shortName}</b>
					<span className={division ? 'vh' : ''}>Consultancy Services</span>
				</span>
				<span className="vh">{to === '/' ? ' home' : ' software'}</span>
			</PageLink>
			{division && (
				<PageLink className={css.division} to={division.to}>
					{division.label}
				</PageLink>
			)}
		</div>
	);
}
