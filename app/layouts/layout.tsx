import { type ReactNode, Suspense, use } from 'react';
import { Outlet } from 'react-router';
import { Announcements } from '#app/sections/announcements.tsx';
import { Told } from '#app/seo/told.ts';
import { PageLink } from '#app/widgets/page-link.tsx';
import { announcements } from '#content/announcements.ts';
import { chats } from '#content/company.ts';
import { Footer } from './footer.tsx';
import { Header, type HeaderProps } from './header.tsx';
import { InfoBar } from './info-bar.tsx';
import css from './layout.module.css';
import { QuickContact } from './quick-contact.tsx';

type LayoutProps = HeaderProps & {
	/** The page, where it is not the one that the address names. */
	readonly children?: ReactNode;
};

/**
 * Everything around a page: skip link, header, information bar (not on pages of software, BAR-1), main, chat and call
 * (which float on the pages of the group and of software, FLOAT-1), footer. The bar's ten links come after the header to
 * the keyboard and the ear, and stand above it to the eye.
 */
export function Layout({ children = <Outlet />, ...header }: LayoutProps) {
	const { thread } = header;
	if (import.meta.env.SSR) use(Told)({ thread });
	const isSoftware = thread === 'software';
	const floats = isSoftware || thread === 'group';
	const chat = isSoftware ? chats.software : chats.general;
	return (
		<div className={floats ? `${css.layout} ${css.floated}` : css.layout} data-thread={thread}>
			<PageLink className="skip" to="#main">
				Skip to content
			</PageLink>
			<Header {...header} />
			{!isSoftware && <InfoBar />}
			<main id="main" className="loom" tabIndex={-1}>
				<Announcements items={announcements} division={thread} />
				{children}
			</main>
			{floats && <QuickContact chat={chat} />}
			<Suspense>
				<Footer chat={chat} />
			</Suspense>
		</div>
	);
}
