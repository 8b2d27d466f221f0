import { ContactDetails } from '#app/sections/contact-details.tsx';
import { TalkCards } from '#app/sections/group/talk-cards.tsx';
import { FormHead } from '#app/sections/heads/form-head.tsx';
import { WaysOn } from '#app/sections/ways-on.tsx';
import { Meta } from '#app/seo/meta.tsx';
import { Chat as ChatIcon, Phone } from '#app/widgets/icons.ts';
import { chatLink, chats, office } from '#content/company.ts';
import { officeAddress, officeEmail } from '#content/find-us.ts';
import { callOrChat } from '#content/group/chat.ts';

const { hero, ways, call, chat, write } = callOrChat;

const cards = [
	{ ...call, number: office.phone, to: `tel:${office.dial}`, icon: Phone, thread: 'conferences' },
	{ ...chat, number: chats.general.number, to: chatLink(chats.general), icon: ChatIcon, thread: 'research' },
] as const;

export function Component() {
	return (
		<>
			<Meta {...callOrChat.meta} />
			<FormHead
				{...hero}
				records={[office, chats]}
				formHeading={ways}
				next={
					<>
						<h2 className="h3">{write.heading}</h2>
						<p>{write.lead}</p>
						<WaysOn action={write.action} />
						<ContactDetails details={[officeEmail, officeAddress]} />
					</>
				}
			>
				<TalkCards cards={cards} />
			</FormHead>
		</>
	);
}
