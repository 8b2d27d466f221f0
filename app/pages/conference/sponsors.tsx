import { ClosingCall } from '#app/sections/closing-call.tsx';
import { GalleryHead } from '#app/sections/heads/gallery-head.tsx';
import { Meta } from '#app/seo/meta.tsx';
import { ButtonLink } from '#app/widgets/button-link.tsx';
import { closing, halves, head, headPicture, meta as words } from '#content/conference/sponsors.ts';
import { closings } from '#content/pictures/closings.ts';
import { AttendsBand, PlacesBand, PublicationBand, SponsorshipBand } from './sponsor-bands.tsx';

export function Component() {
	return (
		<>
			<Meta {...words} />
			<GalleryHead {...head} picture={headPicture} mirrored>
				<ButtonLink {...halves[0]} kind="ink" />
				<ButtonLink {...halves[1]} kind="lineink" />
			</GalleryHead>
			<AttendsBand />
			<PlacesBand />
			<SponsorshipBand />
			<PublicationBand />
			<ClosingCall {...closing} picture={closings.city} />
		</>
	);
}
