import { ClosingCall } from '#app/sections/closing-call.tsx';
import { GalleryHead } from '#app/sections/heads/gallery-head.tsx';
import { ButtonLink } from '#app/widgets/button-link.tsx';
import { ArrowRight } from '#app/widgets/icons.ts';
import * as words from '#content/conference/webinars.ts';
import { closings } from '#content/pictures/closings.ts';

/** The parts of the page of webinars that stand still. */

export function Head() {
	const { action } = words.comingSoon;
	return (
		<GalleryHead {...words.head} picture={words.picture}>
			<ButtonLink {...action} kind="ink" icon={ArrowRight} />
		</GalleryHead>
	);
}

export function Closing() {
	return <ClosingCall {...words.closing} picture={closings.microphone} keep="top" />;
}
