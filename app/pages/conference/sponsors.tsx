import { ClosingCall } from '#app/sections/closing-call.tsx';
import { Doors } from '#app/sections/doors.tsx';
import { PageHead } from '#app/sections/heads/page-head.tsx';
import { Meta } from '#app/seo/meta.tsx';
import { closing, doors, heading, meta as words } from '#content/conference/sponsors.ts';
import { closings } from '#content/pictures/closings.ts';
import { AttendsBand, PlacesBand, PublicationBand, SponsorshipBand } from './sponsor-bands.tsx';

export function Component() {
	return (
		<>
			<Meta {...words} />
			<PageHead heading={heading}>
				<Doors doors={doors} />
			</PageHead>
			<AttendsBand />
			<PlacesBand />
			<SponsorshipBand />
			<PublicationBand />
			<ClosingCall {...closing} picture={closings.city} />
		</>
	);
}
