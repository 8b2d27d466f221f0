import { nearPart } from '#app/behaviours/near-part.ts';
import { StaticPart } from '#app/navigation/sent.tsx';
import { GroupCarousel } from '#app/sections/group/group-carousel.tsx';
import { OfficeMap } from '#app/sections/office-map.tsx';
import { Meta } from '#app/seo/meta.tsx';
import { officeMap } from '#content/find-us.ts';
import { groupHome } from '#content/group/group-home.ts';
import { groupSlides } from '#content/group/group-slides.ts';
import { ComposerBand } from '../composer-bands.tsx';

export const parts = nearPart(() => import('./group-home-parts.tsx'));

export function Component() {
	const { carousel, film, contact } = groupHome;
	return (
		<>
			<Meta {...groupHome.meta} />
			<StaticPart of={parts} name="Head" />
			<GroupCarousel label={carousel} slides={groupSlides} filmWords={film} />
			<StaticPart of={parts} name="Services" />
			<ComposerBand {...contact} />
			<OfficeMap {...officeMap} />
		</>
	);
}
