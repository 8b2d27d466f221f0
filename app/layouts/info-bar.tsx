import { Icon } from '#app/widgets/icon.tsx';
import { Email, Location, Phone } from '#app/widgets/icons.ts';
import { aroundCity, company, office } from '#content/company.ts';
import css from './info-bar.module.css';
import { SocialLinks } from './social-links.tsx';

const [street, region] = aroundCity;

/** BAR-1: address, email, phone and social links above the header, from 768 px up. The footer says the same. */
export function InfoBar() {
	return (
		<section className={`${css.bar} on-night`} aria-label="Contact details">
			<div className={`wrap ${css.inner}`}>
				<ul className={css.list}>
					<li>
						<Icon of={Location} size={16} />
						<span>
							<span className={css.rest}>{street}</span>
							{company.city}
							<span className={css.rest}>{region}</span>
						</span>
					</li>
					<li>
						<a href={`mailto:${office.email}`} translate="no">
							<Icon of={Email} size={16} />
							{office.email}
						</a>
					</li>
					<li>
						<a href={`tel:${office.dial}`} translate="no">
							<Icon of={Phone} size={16} />
							{office.phone}
						</a>
					</li>
				</ul>
				<SocialLinks className={css.social} size={16} />
			</div>
		</section>
	);
}
