import { FirstLines } from '#app/sections/group/first-lines.tsx';
import { TalkCards } from '#app/sections/group/talk-cards.tsx';
import { FormHead } from '#app/sections/heads/form-head.tsx';
import { Section } from '#app/sections/section.tsx';
import { SidePicture } from '#app/sections/side-picture.tsx';
import { Meta } from '#app/seo/meta.tsx';
import { ButtonLink } from '#app/widgets/button-link.tsx';
import { Chat as ChatIcon } from '#app/widgets/icons.ts';
import { chats } from '#content/company.ts';
import { chat } from '#content/group/chat.ts';
import { chatLink } from '#contract/phones.ts';

const cards = [
	{ ...chat.general, ...chats.general, to: chatLink(chats.general), icon: ChatIcon },
	{ ...chat.software, ...chats.software, to: chatLink(chats.software), icon: ChatIcon },
] as const;

export function Component() {
	return (
		<>
			<Meta {...chat.meta} />
			<FormHead
				{...chat.hero}
				records={[chats]}
				formHeading={chat.numbers}
				next={<SidePicture {...chat.picture} />}
			>
				<TalkCards cards={cards} />
			</FormHead>
			<Section split {...chat.advice} end={<ButtonLink {...chat.write} />}>
				<FirstLines lines={chat.lines} />
			</Section>
		</>
	);
}
