import { ClosingCall } from '#app/sections/closing-call.tsx';
import { ThemeBands } from '#app/sections/group/theme-bands.tsx';
import { PageHead } from '#app/sections/page-head.tsx';
import { Section } from '#app/sections/section.tsx';
import { pageMeta } from '#app/seo/meta.ts';
import { about } from '#content/group/about.ts';
import { themes } from '#content/group/themes.ts';

export const meta = pageMeta(about.meta);

export default function About() {
	return (
		<>
			<PageHead {...about.hero} />
			<Section label={about.themes}>
				<ThemeBands themes={themes} />
			</Section>
			<ClosingCall {...about.closing} actions={[about.closing.action]} />
		</>
	);
}
