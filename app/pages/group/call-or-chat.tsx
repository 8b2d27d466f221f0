import { ContactDetails } from '#app/sections/contact-details.tsx';
import { TalkCards } from '#app/sections/group/talk-cards.tsx';
import { FormHead } from '#app/sections/heads/form-head.tsx';
import { Section } from '#app/sections/section.tsx';
import { SidePicture } from '#app/sections/side-picture.tsx';
import { Meta } from '#app/seo/meta.tsx';
import { ButtonLink } from '#app/widgets/button-link.tsx';
import { Chat as ChatIcon, Phone } from '#app/widgets/icons.ts';
import { chats, office } from '#content/company.ts';
import { officeAddress, officeEmail } from '#content/find-us.ts';
import { callOrChat } from '#content/group/chat.ts';
import { chatLink } from '#contract/phones.ts';

const { hero, picture, ways, call, chat, write } = callOrChat;

const cards = [
	{ ...call, number: office.phone, to: `tel:${office.dial}`, icon: Phone },
	{ ...chat, number: chats.general.number, to: chatLink(chats.general), icon: ChatIcon },
] as const;

const details = [officeEmail, officeAddress];

export function Component() {
	return (
		<>
			<Meta {...callOrChat.meta} />
			<FormHead {...hero} records={[office, chats]} formHeading={ways} next={<SidePicture {...picture} />}>
				<TalkCards cards={cards} />
			</FormHead>
			<Section {...write.intro} of={details} end={<ButtonLink {...write.action} />}>
				<ContactDetails details={details} abreast />
			</Section>
		</>
	);
}
