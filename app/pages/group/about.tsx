import { ClosingCall } from '#app/sections/closing-call.tsx';
import { ThemeBands } from '#app/sections/group/theme-bands.tsx';
import { PageHead } from '#app/sections/page-head.tsx';
import { Section } from '#app/sections/section.tsx';
import { Meta } from '#app/seo/meta.tsx';
import { about } from '#content/group/about.ts';
import { themes } from '#content/group/themes.ts';

export function Component() {
	return (
		<>
			<Meta {...about.meta} />
			<PageHead {...about.hero} />
			<Section label={about.themes}>
				<ThemeBands themes={themes} />
			</Section>
			<ClosingCall {...about.closing} actions={[about.closing.action]} />
		</>
	);
}
