import { Icon } from '#app/widgets/icon.tsx';
import { Chat as ChatIcon, Phone } from '#app/widgets/icons.ts';
import type { Chat } from '#content/company.ts';
import { quickContact as words } from '#content/site/navigation.ts';
import { chatLink } from '#contract/phones.ts';
import css from './quick-contact.module.css';

/**
 * FLOAT-1: chat and call, in view at every place of the page and never over its words; the number is the page's own.
 * On small screens one button on a shelf opens both; it rests above the footer, which has both, and on a page that
 * opens with a form it stands there only.
 */
export function QuickContact({ chat }: { chat: Chat }) {
	return (
		<aside className={css.floats} aria-label={words.label}>
			<button type="button" popoverTarget="quick-contact" className={`ring-within ${css.open}`}>
				{words.open}
				<span className={css.square}>
					<Icon of={ChatIcon} size={20} />
				</span>
			</button>
			<div id="quick-contact" popover="auto" className={css.list}>
				<a className={`${css.float} ${css.chat}`} href={chatLink(chat)} target="_blank" rel="noopener">
					<Icon of={ChatIcon} size={20} />
					<span className={css.words}>
						{words.chat}
						<span className="vh"> {words.newTab}</span>
					</span>
				</a>
				<a className={`${css.float} ${css.call}`} href={words.dial}>
					<Icon of={Phone} size={20} />
					<span className={css.words}>
						{words.call} <span translate="no">{words.phone}</span>
					</span>
				</a>
			</div>
		</aside>
	);
}
