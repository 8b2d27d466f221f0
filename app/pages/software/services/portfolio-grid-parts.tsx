import { ClosingCall } from '#app/sections/closing-call.tsx';
import { DocumentHead } from '#app/sections/heads/document-head.tsx';
import * as words from '#content/software/portfolio.ts';

/** The parts of the grid of projects that stand still. */

export function Head() {
	return (
		<DocumentHead {...words.gridOpening} contents={words.contents} records={words.screenshots}>
			<p className="needs-script needs-hover">{words.gridScrolls}</p>
		</DocumentHead>
	);
}

export function Closing() {
	return <ClosingCall {...words.gridClosing} steps={words.gridNext} />;
}
