import { ClosingCall } from '#app/sections/closing-call.tsx';
import { GalleryHead } from '#app/sections/heads/gallery-head.tsx';
import { ButtonLink } from '#app/widgets/button-link.tsx';
import { headPictures } from '#content/software/head-pictures.ts';
import * as words from '#content/software/portfolio.ts';

/** The parts of the portfolio that stand still. */

export function Head() {
	return (
		<GalleryHead
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
		</GalleryHead>
	);
}

export function Closing() {
	return <ClosingCall {...words.closing} steps={words.next} />;
}
