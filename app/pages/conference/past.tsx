import { ClosingCall } from '#app/sections/closing-call.tsx';
import { PastEdition } from '#app/sections/conference/past-edition.tsx';
import { RecordHead } from '#app/sections/heads/record-head.tsx';
import { Section } from '#app/sections/section.tsx';
import { Split } from '#app/sections/section-heading.tsx';
import { Meta } from '#app/seo/meta.tsx';
import { GoLink } from '#app/widgets/go-link.tsx';
import * as words from '#content/conference/past.ts';
import { closings } from '#content/pictures/closings.ts';

export function Component() {
	return (
		<>
			<Meta {...words.meta} />
			<RecordHead {...words.head} />
			<Section>
				{words.pastEditions.map((past) => (
					<PastEdition key={past.edition.id} {...past} />
				))}
			</Section>
			<Section>
				<Split heading={words.earlier.heading}>
					<p className="lead">{words.earlier.text}</p>
					<GoLink {...words.earlier.link} />
				</Split>
			</Section>
			<ClosingCall {...words.closing} picture={closings.campus} />
		</>
	);
}
