import { editions } from '#app/editions/editions.ts';
import { ClosingCall } from '#app/sections/closing-call.tsx';
import { Archive } from '#app/sections/conference/archive.tsx';
import { HubBenefits } from '#app/sections/conference/hub-benefits.tsx';
import { Said } from '#app/sections/conference/said.tsx';
import { Section } from '#app/sections/section.tsx';
import { ButtonLink } from '#app/widgets/button-link.tsx';
import { Calendar } from '#app/widgets/icons.ts';
import * as words from '#content/conference/hub-panels.ts';
import { tilesOf } from '#content/conference/menu.ts';
import { closings } from '#content/pictures/closings.ts';

/** The parts of the hub that stand still: three of its panels (HUB-4 to HUB-6), and what follows them. */

export function AttendPanel() {
	const attend = words.attendOf(editions.current);
	return (
		<HubBenefits {...attend}>
			<p className="btns">
				<ButtonLink {...attend.find} kind="solid" />
				<ButtonLink {...attend.calendar} icon={Calendar} />
			</p>
		</HubBenefits>
	);
}

export function OrganizePanel() {
	return (
		<HubBenefits {...words.organize}>
			<p className="btns">
				<ButtonLink {...words.organize.request} kind="solid" />
			</p>
		</HubBenefits>
	);
}

export function JoinPanel() {
	return (
		<HubBenefits {...words.join} columns={2}>
			<Said heading={words.join.said} quotes={words.testimonials} />
		</HubBenefits>
	);
}

export function Closing() {
	return (
		<>
			<Section ground="tint">
				<Archive {...words.archive} tiles={tilesOf(editions)} />
			</Section>
			<ClosingCall {...words.closing} picture={closings.chairs} />
		</>
	);
}
