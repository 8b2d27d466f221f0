import { Icon } from '#app/widgets/icon.tsx';
import { LogoGithub, LogoInstagram, LogoLinkedin, LogoTwitter } from '#app/widgets/icons.ts';
import { socials } from '#content/company.ts';

/** The marks we have; an account of another network shows its name. */
const marks: Readonly<Record<string, string>> = {
	Twitter: LogoTwitter,
	Instagram: LogoInstagram,
	LinkedIn: LogoLinkedin,
	GitHub: LogoGithub,
};

/** FOOT-1, BAR-1: the accounts, each in a new tab. */
export function SocialLinks({ className, size }: { className: string | undefined; size: 16 | 20 }) {
	if (socials.accounts.length === 0) return null;
	return (
		<ul className={className}>
			{socials.accounts.map(({ name, to }) => {
				const mark = marks[name];
				return (
					<li key={name} data-named={mark === undefined || undefined}>
						<a href={to} target="_blank" rel="noopener" aria-label={`${name} (opens in a new tab)`}>
							{mark === undefined ? name : <Icon of={mark} size={size} />}
						</a>
					</li>
				);
			})}
		</ul>
	);
}
