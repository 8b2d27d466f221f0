import { ClosingCall } from '#app/sections/closing-call.tsx';
import { RecordHead } from '#app/sections/heads/record-head.tsx';
import { Meta } from '#app/seo/meta.tsx';
import { closing, headOf, meta as words } from '#content/conference/awards.ts';
import { awarded } from '#content/conference/editions.ts';
import { closings } from '#content/pictures/closings.ts';
import { AwardsBand } from './record-bands.tsx';

export function Component() {
	const counts = (awarded.awards ?? []).map(({ entries }) => entries.length);
	const all = counts.reduce((sum, count) => sum + count, 0);
	return (
		<>
			<Meta {...words} />
			<RecordHead {...headOf(awarded)} figure={String(all)} groups={counts} />
			<AwardsBand edition={awarded} />
			<ClosingCall {...closing} picture={closings.volumes} />
		</>
	);
}
