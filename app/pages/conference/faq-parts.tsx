import { editions } from '#app/editions/editions.ts';
import { ClosingCall } from '#app/sections/closing-call.tsx';
import { isOver } from '#app/sections/conference/use-edition-state.ts';
import { moreOf } from '#content/conference/faq.ts';
import { closings } from '#content/pictures/closings.ts';

/** The part of the questions that stands still. */

export function Closing() {
	return <ClosingCall {...moreOf(isOver(editions.current))} picture={closings.programme} keep="whole" />;
}
