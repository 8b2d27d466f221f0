import { ClosingCall } from '#app/sections/closing-call.tsx';
import { YearsHead } from '#app/sections/heads/years-head.tsx';
import * as words from '#content/conference/timeline.ts';
import { years } from '#content/conference/timeline-years.ts';
import { closings } from '#content/pictures/closings.ts';

/** The parts of the timeline that stand still. */

export function Head() {
	return <YearsHead {...words.head} years={years} words={words.count} pending={words.pending} />;
}

export function Closing() {
	return <ClosingCall {...words.closing} picture={closings.notebook} />;
}
