import { editions } from '#app/editions/editions.ts';
import { NextSteps } from '#app/sections/conference/next-steps.tsx';
import { isOver } from '#app/sections/conference/use-edition-state.ts';
import { LineLinks } from '#app/sections/line-links.tsx';
import { SectionHeading } from '#app/sections/section-heading.tsx';
import { SidePicture } from '#app/sections/side-picture.tsx';
import { after, beforeOf, picture } from '#content/conference/registration-after.ts';
import { AskForFee } from './ask-for-fee.tsx';

/** The parts of the registration that stand still. */

const { current } = editions;

export function Beside() {
	return <SidePicture {...picture} />;
}

export function After() {
	return (
		<div>
			<SectionHeading heading={after.heading} />
			<NextSteps steps={after.steps} />
			{!isOver(current) && <AskForFee />}
		</div>
	);
}

export function Before() {
	const { heading, lines } = beforeOf(current);
	return (
		<div>
			<SectionHeading heading={heading} />
			<LineLinks lines={lines} />
		</div>
	);
}
