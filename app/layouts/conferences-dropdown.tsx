import { useRef } from 'react';
import { useDismiss } from '#app/behaviours/use-dismiss.ts';
import { Icon } from '#app/widgets/icon.tsx';
import { ChevronDown } from '#app/widgets/icons.ts';
import { conferences } from '#content/site/navigation.ts';
import css from './conferences-dropdown.module.css';
import { LinkList } from './link-list.tsx';
import bar from './navigation-bar.module.css';

/** HEAD-5: a native disclosure, so it opens before script; Escape, a click outside and leaving it close it. */
export function ConferencesDropdown() {
	const details = useRef<HTMLDetailsElement>(null);
	useDismiss(details, 'dropdown');
	return (
		<li>
			<details className={css.dropdown} ref={details}>
				<summary className={bar.link}>
					{conferences.label}
					<span className="tag tag--new">{conferences.mark}</span>
					<Icon of={ChevronDown} size={16} />
				</summary>
				<LinkList links={conferences.links} className={css.panel} linkClass={css.item} />
			</details>
		</li>
	);
}
