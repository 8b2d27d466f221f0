import { Icon } from '#app/widgets/icon.tsx';
import { LogoGithub, LogoInstagram, LogoLinkedin, LogoTwitter } from '#app/widgets/icons.ts';
import { socials } from '#content/company.ts';

const logos = {
	Twitter: LogoTwitter,
	Instagram: LogoInstagram,
	LinkedIn: LogoLinkedin,
	GitHub: LogoGithub,
} as const;

/** FOOT-1, BAR-1: the four accounts, each in a new tab. */
export function SocialLinks({ className, size }: { className: string | undefined; size: 16 | 20 }) {
	return (
		<ul className={className}>
			{socials.accounts.map(({ name, to }) => (
				<li key={name}>
					<a href={to} target="_blank" rel="noopener" aria-label={`${name} (opens in a new tab)`}>
						<Icon of={logos[name]} size={size} />
					</a>
				</li>
			))}
		</ul>
	);
}
