import { ClosingCall } from '#app/sections/closing-call.tsx';
import * as words from '#content/conference/upcoming.ts';
import { closings } from '#content/pictures/closings.ts';

/** The parts of the page on the coming conference that stand still. */

export function Closing() {
	return <ClosingCall {...words.closing} picture={closings['round-tables']} />;
}
