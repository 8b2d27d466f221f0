import { type ReactNode, Suspense } from 'react';
import { Outlet } from 'react-router';
import * as timings from '#app/behaviours/timings.ts';
import { Announcements } from '#app/sections/announcements.tsx';
import { PageLink } from '#app/widgets/page-link.tsx';
import { announcements } from '#content/announcements.ts';
import type { Chat } from '#content/company.ts';
import type { Navigation, Thread } from '#content/shapes.ts';
import { signDivisions } from '#content/site/navigation.ts';
import { Footer } from './footer.tsx';
import { Header } from './header.tsx';
import { InfoBar } from './info-bar.tsx';
import css from './layout.module.css';
import { QuickContact } from './quick-contact.tsx';

type LayoutProps = {
	readonly thread: Thread;
	readonly navigation: Navigation;
	/** Where the logo leads: `/`, or `/software` on the service pages (SVC-1). */
	readonly home?: '/' | '/software';
	/** "Back to AEG" is on every page but the home page (HEAD-4). */
	readonly back?: boolean;
	/** The information bar is the group's, the researchers' and the conferences' (BAR-1). */
	readonly bar?: boolean;
	readonly chat: Chat;
	/** Chat and call float on the pages of the group and of software (FLOAT-1); the footer has them on every page. */
	readonly floats?: boolean;
	/** The pixels after which the header changes, where it is not the usual 40 (SOFT-1). */
	readonly stuckBeyond?: number;
	/** The header stays while one reads down (WDEV-1). */
	readonly fixed?: boolean;
	/** The page, where it is not the one that the address names. */
	readonly children?: ReactNode;
};

/**
 * Everything around a page: skip link, header, information bar, main, floating buttons, footer. The bar's ten links come
 * after the header to the keyboard and the ear, and stand above it to the eye.
 */
export function Layout({
	thread,
	navigation,
	home = '/',
	back = true,
	bar = true,
	chat,
	floats = true,
	stuckBeyond = timings.stuckBeyond,
	fixed = false,
	children = <Outlet />,
}: LayoutProps) {
	return (
		<div className={floats ? `${css.layout} ${css.floated}` : css.layout} data-thread={thread}>
			<PageLink className="skip" to="#main">
				Skip to content
			</PageLink>
			<Header
				navigation={navigation}
				home={home}
				division={thread === 'group' ? undefined : signDivisions[thread]}
				back={back}
				stuckBeyond={stuckBeyond}
				fixed={fixed}
			/>
			{bar ? <InfoBar /> : null}
			<main id="main" className="loom" tabIndex={-1}>
				<Announcements items={announcements} division={thread} />
				{children}
			</main>
			{floats ? <QuickContact chat={chat} /> : null}
			<Suspense>
				<Footer chat={chat} />
			</Suspense>
		</div>
	);
}
