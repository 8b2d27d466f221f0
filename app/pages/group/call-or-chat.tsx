import { ContactDetails } from '#app/sections/contact-details.tsx';
import { TalkCards } from '#app/sections/group/talk-cards.tsx';
import { FormHead } from '#app/sections/heads/form-head.tsx';
import { Meta } from '#app/seo/meta.tsx';
import { ButtonLink } from '#app/widgets/button-link.tsx';
import { Chat as ChatIcon, Phone } from '#app/widgets/icons.ts';
import { chatLink, chats, office } from '#content/company.ts';
import { officeAddress, officeEmail } from '#content/find-us.ts';
import { callOrChat } from '#content/group/chat.ts';

const { hero, picture, ways, call, chat, write } = callOrChat;

const cards = [
	{ ...call, number: office.phone, to: `tel:${office.dial}`, icon: Phone },
	{ ...chat, number: chats.general.number, to: chatLink(chats.general), icon: ChatIcon },
] as const;

export function Component() {
	return (
		<>
			<Meta {...callOrChat.meta} />
			<FormHead
				{...hero}
				records={[office, chats]}
				formHeading={ways}
				below={picture}
				next={
					<>
						<h2 className="h3">{write.heading}</h2>
						<p>{write.lead}</p>
						<div className="btns">
							<ButtonLink {...write.action} />
						</div>
						<ContactDetails details={[officeEmail, officeAddress]} />
					</>
				}
			>
				<TalkCards cards={cards} />
			</FormHead>
		</>
	);
}
