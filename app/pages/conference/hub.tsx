import { nearPart } from '#app/behaviours/near-part.ts';
import { editions } from '#app/editions/editions.ts';
import { StaticPart } from '#app/navigation/sent.tsx';
import { HubFrame } from '#app/sections/conference/hub-frame.tsx';
import { HubLatest } from '#app/sections/conference/hub-latest.tsx';
import { HubSidebar } from '#app/sections/conference/hub-sidebar.tsx';
import { GalleryHead } from '#app/sections/heads/gallery-head.tsx';
import { Meta } from '#app/seo/meta.tsx';
import { Tabs } from '#app/widgets/tabs.tsx';
import * as words from '#content/conference/hub.ts';
import { ContactPanel } from '../composer-bands.tsx';

export const parts = nearPart(() => import('./hub-parts.tsx'));

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
						{ id: 'attend', name: tabs.attend, panel: <StaticPart of={parts} name="AttendPanel" /> },
						{ id: 'organize', name: tabs.organize, panel: <StaticPart of={parts} name="OrganizePanel" /> },
						{ id: 'join', name: tabs.join, panel: <StaticPart of={parts} name="JoinPanel" /> },
						{
							id: 'contact',
							name: tabs.contact,
							panel: <ContactPanel />,
						},
					]}
				/>
			</HubFrame>
			<StaticPart of={parts} name="Closing" />
		</>
	);
}
