import { Cells } from '#app/sections/cells.tsx';
import { ClosingCall } from '#app/sections/closing-call.tsx';
import { FeatureList } from '#app/sections/feature-list.tsx';
import { Process } from '#app/sections/process.tsx';
import { Section } from '#app/sections/section.tsx';
import { SectionHeading, Split } from '#app/sections/section-heading.tsx';
import { AppCategories } from '#app/sections/software/app-categories.tsx';
import { ServiceOpening } from '#app/sections/software/service-opening.tsx';
import { TechGrid } from '#app/sections/tech-grid.tsx';
import { pageMeta } from '#app/seo/meta.ts';
import {
	Accessibility,
	Api,
	Camera,
	Chip,
	Identification,
	Language,
	Location,
	Mobile,
	Notification,
	PaintBrush,
	Rocket,
	Tools,
	Wallet,
	WifiOff,
} from '#app/widgets/icons.ts';
import { withIcons } from '#app/widgets/with-icons.ts';
import * as words from '#content/software/mobile-apps.ts';

export const meta = pageMeta(words.meta);

const services = { Api, Chip, Mobile, PaintBrush, Rocket, Tools };
const features = { Accessibility, Camera, Identification, Language, Location, Notification, Wallet, WifiOff };

export default function MobileApps() {
	return (
		<>
			<ServiceOpening {...words.opening} ground="field" art="phone" />
			<Section>
				<SectionHeading {...words.stackIntro} />
				<TechGrid items={words.stack} columns={7} described />
			</Section>
			<Section ground="tint">
				<Split {...words.servicesIntro}>
					<FeatureList items={withIcons(words.services, services)} />
				</Split>
			</Section>
			<Section>
				<SectionHeading {...words.processIntro} />
				<Process steps={words.process} />
			</Section>
			<Section ground="wash">
				<SectionHeading {...words.featuresIntro} />
				<Cells items={withIcons(words.features, features)} columns={4} />
			</Section>
			<Section>
				<SectionHeading {...words.categoriesIntro} />
				<AppCategories categories={words.categories} />
			</Section>
			<ClosingCall {...words.closing} />
		</>
	);
}
