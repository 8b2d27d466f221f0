import { PageLink } from '#app/widgets/page-link.tsx';
import { company } from '#content/company.ts';
import css from './logo.module.css';
import { strands } from './mark.ts';

/** The mark of three strands and the name. Leads to `/`, on service pages to `/software`. */
export function Logo({ to }: { to: '/' | '/software' }) {
	return (
		<PageLink className={css.logo} to={to}>
			<svg className="mark" viewBox="0 0 48 48" aria-hidden="true">
				<path className="n" d={strands.n} />
				<path className="i" d={strands.i} />
				<path className="m" d={strands.m} />
			</svg>
			<span className={css.type}>
				<b>{company.shortName}</b>
				<span>Consultancy Services</span>
			</span>
			<span className="vh">{to === '/' ? ' home' : ' software'}</span>
		</PageLink>
	);
}
