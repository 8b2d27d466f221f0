import { Icon } from '#app/widgets/icon.tsx';
import { Chat as ChatIcon, Phone } from '#app/widgets/icons.ts';
import { type Chat, chatLink, office } from '#content/company.ts';
import css from './floats.module.css';

/**
 * FLOAT-1: chat and call, in view at every place of the page and never over its words; the number is the page's own.
 * On small screens one button on a shelf opens both.
 */
export function Floats({ chat }: { chat: Chat }) {
	return (
		<aside className={css.floats} aria-label="Quick contact">
			<button type="button" popoverTarget="quick-contact" className={css.open}>
				Chat or call
				<span className={css.square}>
					<Icon of={ChatIcon} size={20} />
				</span>
			</button>
			<div id="quick-contact" popover="auto" className={css.list}>
				<a className={`${css.float} ${css.chat}`} href={chatLink(chat)} target="_blank" rel="noopener">
					<Icon of={ChatIcon} size={20} />
					<span className={css.words}>
						Chat on WhatsApp
						<span className="vh"> (opens in a new tab)</span>
					</span>
				</a>
				<a className={`${css.float} ${css.call}`} href={`tel:${office.dial}`}>
					<Icon of={Phone} size={20} />
					<span className={css.words}>{`Call ${office.phone}`}</span>
				</a>
			</div>
		</aside>
	);
}
