import { ClosingCall } from '#app/sections/closing-call.tsx';
import { FieldHero } from '#app/sections/field-hero.tsx';
import { AchievementGroups } from '#app/sections/group/achievement-groups.tsx';
import { ClientList } from '#app/sections/group/client-list.tsx';
import { SamplesNote } from '#app/sections/samples-note.tsx';
import { Section } from '#app/sections/section.tsx';
import { SectionHeading } from '#app/sections/section-heading.tsx';
import { pageMeta } from '#app/seo/meta.ts';
import { samplesNote } from '#content/odds.ts';
import { achievements } from '#content/research/achievements.ts';
import { achievementsPage } from '#content/research/achievements-page.ts';
import { clients } from '#content/research/clients.ts';

export const meta = pageMeta(achievementsPage.meta);

export default function Achievements() {
	const { hero, kinds, clients: intro, closing } = achievementsPage;
	return (
		<>
			<FieldHero {...hero} art="neem" />
			<AchievementGroups kinds={kinds} achievements={achievements} />
			<Section ground="tint">
				<SectionHeading {...intro} />
				<ClientList clients={clients} />
			</Section>
			<SamplesNote text={samplesNote} ground="tint" />
			<ClosingCall {...closing} actions={[closing.action]} />
		</>
	);
}
