import { FirstLines } from '#app/sections/group/first-lines.tsx';
import { TalkCards } from '#app/sections/group/talk-cards.tsx';
import { PageHead } from '#app/sections/page-head.tsx';
import { SamplesNote } from '#app/sections/samples-note.tsx';
import { Section } from '#app/sections/section.tsx';
import { Split } from '#app/sections/section-heading.tsx';
import { pageMeta } from '#app/seo/meta.ts';
import { Chat as ChatIcon } from '#app/widgets/icons.ts';
import { chatLink, chats } from '#content/company.ts';
import { chat } from '#content/group/chat.ts';
import { samplesNote } from '#content/odds.ts';

export const meta = pageMeta(chat.meta);

const cards = [
	{ ...chat.general, ...chats.general, to: chatLink(chats.general), icon: ChatIcon, thread: 'research' },
	{ ...chat.software, ...chats.software, to: chatLink(chats.software), icon: ChatIcon, thread: 'software' },
] as const;

export default function Chat() {
	return (
		<>
			<PageHead {...chat.hero} />
			<Section label={chat.numbers}>
				<TalkCards cards={cards} />
			</Section>
			<Section ground="tint">
				<Split heading={chat.advice.heading}>
					<FirstLines lines={chat.advice.lines} />
				</Split>
			</Section>
			<SamplesNote text={samplesNote} ground="tint" />
		</>
	);
}
