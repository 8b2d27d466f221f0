import { nearPart, together } from '#app/behaviours/near-part.ts';
import { LaterPart, StaticPart } from '#app/navigation/sent.tsx';
import { GroupCarousel } from '#app/sections/group/group-carousel.tsx';
import { OfficeMap } from '#app/sections/office-map.tsx';
import { Meta } from '#app/seo/meta.tsx';
import { officeMap } from '#content/find-us.ts';
import { groupHome } from '#content/group/group-home.ts';
import { groupSlides } from '#content/group/group-slides.ts';

import { composerBands } from '../later-bands.ts';

const still = nearPart(() => import('./group-home-parts.tsx'));
export const parts = together(still, composerBands);

export function Component() {
	const { carousel, film, contact } = groupHome;
	return (
		<>
			<Meta {...groupHome.meta} />
			<StaticPart of={still} name="Head" />
			<GroupCarousel label={carousel} slides={groupSlides} filmWords={film} />
			<StaticPart of={still} name="Services" />
			<LaterPart name="ComposerBand" of={composerBands} given={contact} />
			<OfficeMap {...officeMap} />
		</>
	);
}
