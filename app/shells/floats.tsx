import { Icon } from '#app/widgets/icon.tsx';
import { Chat as ChatIcon, Phone } from '#app/widgets/icons.ts';
import { type Chat, chatLink, office } from '#content/company.ts';
import css from './floats.module.css';

/** FLOAT-1: chat and call at the corner of every page; the number and greeting are the page's own. */
export function Floats({ chat }: { chat: Chat }) {
	return (
		<aside className={css.floats} aria-label="Quick contact">
			<a className={`${css.float} ${css.chat}`} href={chatLink(chat)} target="_blank" rel="noopener">
				<Icon of={ChatIcon} size={20} />
				<span className="vh">
					Chat on WhatsApp<span className="vh"> (opens in a new tab)</span>
				</span>
			</a>
			<a className={`${css.float} ${css.call}`} href={`tel:${office.dial}`}>
				<Icon of={Phone} size={20} />
				<span className="vh">{`Call ${office.phone}`}</span>
			</a>
		</aside>
	);
}
