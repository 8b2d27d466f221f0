import { ClosingCall } from '#app/sections/closing-call.tsx';
import { AchievementGroups } from '#app/sections/group/achievement-groups.tsx';
import { ClientList } from '#app/sections/group/client-list.tsx';
import { FigureHead } from '#app/sections/heads/figure-head.tsx';
import { Section } from '#app/sections/section.tsx';
import { Meta } from '#app/seo/meta.tsx';
import { closings } from '#content/pictures/closings.ts';
import { achievements } from '#content/research/achievements.ts';
import { achievementsPage } from '#content/research/achievements-page.ts';
import { clients } from '#content/research/clients.ts';

export function Component() {
	const { hero, kinds, clients: intro, closing } = achievementsPage;
	return (
		<>
			<Meta {...achievementsPage.meta} />
			<FigureHead {...hero} picture={closings.cabinet} />
			<AchievementGroups kinds={kinds} achievements={achievements} />
			<Section ground="tint" of={clients} {...intro}>
				<ClientList clients={clients} />
			</Section>
			<ClosingCall {...closing} picture={closings.gears} left />
		</>
	);
}
