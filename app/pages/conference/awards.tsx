import { editions } from '#app/editions/editions.ts';
import { ClosingCall } from '#app/sections/closing-call.tsx';
import { FigureHead } from '#app/sections/heads/figure-head.tsx';
import { Meta } from '#app/seo/meta.tsx';
import { closing, headOf, metaOf } from '#content/conference/awards.ts';
import { closings } from '#content/pictures/closings.ts';
import { AwardsBand } from './awards-band.tsx';

const { awarded } = editions;
const { awards = [], awardTotal } = awarded;

export function Component() {
	const counts = awards.map(({ entries }) => entries.length);
	return (
		<>
			<Meta {...metaOf(editions)} />
			<FigureHead
				{...headOf(awarded)}
				{...(awardTotal > 0
					? { figure: String(awardTotal), groups: counts }
					: { picture: closings.microphone })}
			/>
			<AwardsBand edition={awarded} />
			<ClosingCall {...closing} picture={closings.volumes} />
		</>
	);
}
