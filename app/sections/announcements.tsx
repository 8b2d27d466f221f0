import { useLocation } from 'react-router';
import { daysShown } from '#app/behaviours/days-shown.ts';
import { useVisit } from '#app/behaviours/use-visit.ts';
import { TextLink } from '#app/widgets/text-link.tsx';
import type { Announcement, Thread } from '#content/shapes.ts';
import { canonical, type Path } from '#contract/paths.ts';
import css from './announcements.module.css';

type AnnouncementsProps = { readonly items: readonly Announcement[]; readonly division: Thread };

/**
 * The news of a division in a quiet band. The prerendered page shows all of it with its dates; once script knows the
 * day, only what is current. On the page that one leads to it stands without its link (RT-45).
 */
export function Announcements({ items, division }: AnnouncementsProps) {
	const ours = items.filter(({ divisions }) => divisions.includes(division));
	const here = canonical(useLocation().pathname as Path);
	const now = useVisit(ours.flatMap((item) => Object.values(daysShown(item))));
	const shown = ours.filter((item) => {
		const { from, to } = daysShown(item);
		return now === undefined || (now >= from && now < to);
	});
	if (shown.length === 0) return null;
	return (
		<aside className="on-wash screen-only" aria-label="Announcements">
			<ul className={`wrap ${css.list}`}>
				{shown.map(({ date, text, link, language }) => (
					<li key={date + text} lang={language}>
						<time dateTime={date} lang={language && 'en'}>
							{inWords(date)}
						</time>
						<span>{text}</span>
						{link === undefined || canonical(link.to as Path) === here ? null : <TextLink {...link} />}
					</li>
				))}
			</ul>
		</aside>
	);
}

const months = 'Jan Feb Mar Apr May Jun Jul Aug Sep Oct Nov Dec'.split(' ');

function inWords(date: string): string {
	const [year, month, day] = date.split('-').map(Number);
	return `${day} ${months[(month ?? 1) - 1]} ${year}`;
}
