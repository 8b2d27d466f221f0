import { PageLink } from '#app/widgets/page-link.tsx';
import { company } from '#content/company.ts';
import css from './logo.module.css';

/** The mark of three strands and the name. Leads to `/`, on service pages to `/software`. */
export function Logo({ to }: { to: '/' | '/software' }) {
	return (
		<PageLink className={css.logo} to={to}>
			<svg className="mark" viewBox="0 0 48 48" aria-hidden="true">
				<path
					className="n"
					d="M23.9 4.5L32 4.5L19.8 27.8L11.6 27.8zM6.2 38.2L14.3 38.2L10.5 45.5L2.3 45.5z"
				/>
				<path className="i" d="M24.9 21.5L29 13.7L45.7 45.5L37.5 45.5z" />
				<path
					className="m"
					d="M5.6 29.4L27.3 29.4L31.1 36.6L1.8 36.6zM39 29.4L42.4 29.4L46.2 36.6L42.8 36.6z"
				/>
			</svg>
			<span className={css.type}>
				<b>{company.shortName}</b>
				<span>Consultancy Services</span>
			</span>
			<span className="vh">, {to === '/' ? 'home' : 'software'}</span>
		</PageLink>
	);
}
