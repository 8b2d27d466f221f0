import { Icon } from '#app/widgets/icon.tsx';
import { Chat as ChatIcon, Phone } from '#app/widgets/icons.ts';
import { type Chat, chatLink, office } from '#content/company.ts';
import css from './floats.module.css';

/** FLOAT-1: chat and call, in view at every place of the page and never over its words; the number is the page's own. */
export function Floats({ chat }: { chat: Chat }) {
	return (
		<aside className={css.floats} aria-label="Quick contact">
			<a className={`${css.float} ${css.chat}`} href={chatLink(chat)} target="_blank" rel="noopener">
				<Icon of={ChatIcon} size={20} />
				<span className={css.words}>
					Chat<span className={css.more}> on WhatsApp</span>
					<span className="vh"> (opens in a new tab)</span>
				</span>
			</a>
			<a className={`${css.float} ${css.call}`} href={`tel:${office.dial}`}>
				<Icon of={Phone} size={20} />
				<span className={css.words}>
					Call<span className={css.more}>{` ${office.phone}`}</span>
				</span>
			</a>
		</aside>
	);
}
