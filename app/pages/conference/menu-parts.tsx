import { ClosingCall } from '#app/sections/closing-call.tsx';
import { FigureHead } from '#app/sections/heads/figure-head.tsx';
import * as words from '#content/conference/menu.ts';
import { closings } from '#content/pictures/closings.ts';

/** The parts of the menu that stand still. */

export function Head() {
	return <FigureHead {...words.head} picture={closings.signpost} />;
}

export function Closing() {
	return <ClosingCall {...words.closing} picture={closings.badge} />;
}
