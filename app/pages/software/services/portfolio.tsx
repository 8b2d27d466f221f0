import { ClosingCall } from '#app/sections/closing-call.tsx';
import { SceneHead } from '#app/sections/heads/scene-head.tsx';
import { Section } from '#app/sections/section.tsx';
import { InteractivePreview } from '#app/sections/software/interactive-preview.tsx';
import { Meta } from '#app/seo/meta.tsx';
import { ButtonLink } from '#app/widgets/button-link.tsx';
import { headPictures } from '#content/software/head-pictures.ts';
import * as words from '#content/software/portfolio.ts';

export function Component() {
	return (
		<>
			<Meta {...words.meta} />
			<SceneHead
				{...words.opening}
				lead={
					<>
						{words.opening.lead} <span className="needs-script needs-hover">{words.byCursor}</span>
					</>
				}
				records={words.previews}
				picture={headPictures.screens}
			>
				{words.opening.actions.map((action) => (
					<ButtonLink key={action.label} {...action} kind="ink" />
				))}
			</SceneHead>
			<Section className="section--after" label={words.meta.title} of={words.previews}>
				{words.previews.map((preview) => (
					<InteractivePreview
						key={preview.title}
						{...preview}
						states={words.states}
						study={words.study}
						visit={words.visit.site}
					/>
				))}
			</Section>
			<ClosingCall {...words.closing} steps={words.next} />
		</>
	);
}
