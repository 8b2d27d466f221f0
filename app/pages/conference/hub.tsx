import { nearPart, together } from '#app/behaviours/near-part.ts';
import { editions } from '#app/editions/editions.ts';
import { LaterPart, StaticPart } from '#app/navigation/sent.tsx';
import { HubFrame } from '#app/sections/conference/hub-frame.tsx';
import { HubLatest } from '#app/sections/conference/hub-latest.tsx';
import { HubSidebar } from '#app/sections/conference/hub-sidebar.tsx';
import { GalleryHead } from '#app/sections/heads/gallery-head.tsx';
import { Meta } from '#app/seo/meta.tsx';
import { Tabs } from '#app/widgets/tabs.tsx';
import * as words from '#content/conference/hub.ts';

import { composerBands } from '../later-bands.ts';

const still = nearPart(() => import('./hub-parts.tsx'));
export const parts = together(still, composerBands);

export function Component() {
	const { tabs } = words;
	return (
		<>
			<Meta {...words.meta} />
			<GalleryHead {...words.head} picture={words.headPicture}>
				<HubLatest {...words.latestOf(editions.current)} />
			</GalleryHead>
			<HubFrame side={<HubSidebar label={words.pages} links={words.sidebar} />}>
				<Tabs
					label={words.tabsLabel}
					tabs={[
						{ id: 'attend', name: tabs.attend, panel: <StaticPart of={still} name="AttendPanel" /> },
						{ id: 'organize', name: tabs.organize, panel: <StaticPart of={still} name="OrganizePanel" /> },
						{ id: 'join', name: tabs.join, panel: <StaticPart of={still} name="JoinPanel" /> },
						{
							id: 'contact',
							name: tabs.contact,
							panel: <LaterPart name="ContactPanel" of={composerBands} />,
						},
					]}
				/>
			</HubFrame>
			<StaticPart of={still} name="Closing" />
		</>
	);
}
