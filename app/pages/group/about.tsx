import { editions } from '#app/editions/editions.ts';
import { ClosingCall } from '#app/sections/closing-call.tsx';
import { ThemeBands } from '#app/sections/group/theme-bands.tsx';
import { SceneHead } from '#app/sections/heads/scene-head.tsx';
import { Meta } from '#app/seo/meta.tsx';
import { about } from '#content/group/about.ts';
import { themesOf } from '#content/group/themes.ts';
import { closings } from '#content/pictures/closings.ts';

export function Component() {
	return (
		<>
			<Meta {...about.meta} />
			<SceneHead {...about.hero} picture={about.picture} />
			<ThemeBands label={about.themes} themes={themesOf(editions)} />
			<ClosingCall {...about.closing} picture={closings.practice} thread="research" left />
		</>
	);
}
