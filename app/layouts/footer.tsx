import { Anchor } from '#app/widgets/anchor.tsx';
import { LintThreads } from '#app/widgets/lint-threads.tsx';
import { PageLink } from '#app/widgets/page-link.tsx';
import { PauseMotion } from '#app/widgets/pause-motion.tsx';
import { SampleMark } from '#app/widgets/sample-mark.tsx';
import { addressLine, type Chat, company, office } from '#content/company.ts';
import { divisions, explore, smallPrint } from '#content/site/navigation.ts';
import { chatLink } from '#contract/phones.ts';
import css from './footer.module.css';
import { LinkList } from './link-list.tsx';
import { Logo } from './logo.tsx';
import { SocialLinks } from './social-links.tsx';
import { ThisYear } from './this-year.tsx';

/** FOOT-1 to FOOT-5; chat and call, with the number of the page (FLOAT-1). */
export function Footer({ chat }: { readonly chat: Chat }) {
	return (
		<footer className={`${css.footer} on-night`}>
			<div className="ribbon" aria-hidden="true" />
			<LintThreads />
			<div className={`wrap ${css.inner}`}>
				<div className={css.brand}>
					<Logo to="/" />
					<p>{company.tagline}</p>
					<SocialLinks className={css.social} size={20} />
				</div>
				<nav aria-labelledby="footer-explore">
					<h2 className={css.heading} id="footer-explore">
						Explore
					</h2>
					<LinkList links={explore} />
				</nav>
				<nav aria-labelledby="footer-services">
					<h2 className={css.heading} id="footer-services">
						Services
					</h2>
					<ul>
						{divisions.map(({ label, to, thread }) => (
							<li key={to} className={css[thread]}>
								<PageLink to={to}>{label}</PageLink>
							</li>
						))}
					</ul>
				</nav>
				<div className={css.contact}>
					<div className="headline">
						<h2 className={css.heading}>Contact</h2>
						<SampleMark of={[office]} />
					</div>
					<ul>
						<li>
							<a href={`mailto:${office.email}`} translate="no">
								{office.email}
							</a>
						</li>
						<li>
							<a href={`tel:${office.dial}`} translate="no">
								{office.phone}
							</a>
						</li>
						<li>
							<Anchor to={chatLink(chat)}>Chat on WhatsApp</Anchor>
						</li>
						<li>{addressLine}</li>
					</ul>
				</div>
			</div>
			<div className={`wrap ${css.end}`}>
				<p>
					© <ThisYear />
					{` ${company.name} ${company.rights}`}
				</p>
				<LinkList links={smallPrint} className={css.small} />
				<PauseMotion />
			</div>
		</footer>
	);
}
