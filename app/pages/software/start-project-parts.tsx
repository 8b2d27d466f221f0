import { SidePicture } from '#app/sections/side-picture.tsx';
import { EnquirySteps } from '#app/sections/software/enquiry-steps.tsx';
import * as words from '#content/software/start-project.ts';
import { picture } from '#content/software/start-project-picture.ts';

/** Beside the form; it stands still. */
export function Beside() {
	return (
		<>
			<EnquirySteps heading={words.nextHeading} steps={words.next} details={words.details} />
			<SidePicture {...picture} />
		</>
	);
}
