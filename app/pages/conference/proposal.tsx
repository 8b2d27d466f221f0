import { ContactForm } from '#app/forms/contact-form.tsx';
import { Cells } from '#app/sections/cells.tsx';
import { PageHead } from '#app/sections/page-head.tsx';
import { PlateSplit } from '#app/sections/plate-split.tsx';
import { Section } from '#app/sections/section.tsx';
import { SectionHeading } from '#app/sections/section-heading.tsx';
import { Meta } from '#app/seo/meta.tsx';
import { Book, Calendar, Idea, Location, Task, UserMultiple } from '#app/widgets/icons.ts';
import { form, guide, head, meta as words } from '#content/conference/proposal.ts';
import { proposalWords } from '#content/forms.ts';

const icons = [Idea, Calendar, Location, UserMultiple, Task, Book];

export function Component() {
	return (
		<>
			<Meta {...words} />
			<PageHead {...head} />
			<Section id="proposal">
				<PlateSplit {...form} plate="calendar">
					<ContactForm words={proposalWords} />
				</PlateSplit>
			</Section>
			<Section ground="tint">
				<SectionHeading {...guide} />
				<Cells items={guide.items.map((item, at) => ({ ...item, icon: icons[at] }))} />
			</Section>
		</>
	);
}
