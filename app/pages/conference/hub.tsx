import { editions } from '#app/editions/editions.ts';
import { ClosingCall } from '#app/sections/closing-call.tsx';
import { Archive } from '#app/sections/conference/archive.tsx';
import { HubFrame } from '#app/sections/conference/hub-frame.tsx';
import { HubLatest } from '#app/sections/conference/hub-latest.tsx';
import { SceneHead } from '#app/sections/heads/scene-head.tsx';
import { Section } from '#app/sections/section.tsx';
import { Meta } from '#app/seo/meta.tsx';
import { Tabs } from '#app/widgets/tabs.tsx';
import * as words from '#content/conference/hub.ts';
import { tilesOf } from '#content/conference/menu.ts';
import { closings } from '#content/pictures/closings.ts';
import { panels } from './hub-panels.tsx';

const tabs = ['attend', 'organize', 'join', 'contact'] as const;

export function Component() {
	return (
		<>
			<Meta {...words.meta} />
			<SceneHead {...words.head} picture={words.headPicture}>
				<HubLatest {...words.latestOf(editions.current)} />
			</SceneHead>
			<HubFrame label={words.pages} links={words.sidebar}>
				<Tabs
					label={words.tabsLabel}
					tabs={tabs.map((id) => ({ id, name: words.tabs[id], panel: panels[id] }))}
				/>
			</HubFrame>
			<Section ground="tint">
				<Archive {...words.archive} tiles={tilesOf(editions)} />
			</Section>
			<ClosingCall {...words.closing} picture={closings.chairs} />
		</>
	);
}
