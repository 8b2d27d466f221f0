import { type ReactNode, Suspense } from 'react';
import * as pace from '#app/behaviours/pace.ts';
import type { Chat } from '#content/company.ts';
import type { Navigation } from '#content/navigation.ts';
import type { Thread } from '#content/shapes.ts';
import { Floats } from './floats.tsx';
import { Footer } from './footer.tsx';
import { Header } from './header.tsx';
import { InfoBar } from './info-bar.tsx';
import css from './shell.module.css';

type ShellProps = {
	readonly thread: Thread;
	readonly navigation: Navigation;
	/** Where the logo leads: `/`, or `/software` on the service pages (SVC-1). */
	readonly home?: '/' | '/software';
	/** "Back to AEG" stands on every page but the home (HEAD-4). */
	readonly back?: boolean;
	/** The information bar is the group's, the researchers' and the conferences' (BAR-1). */
	readonly bar?: boolean;
	readonly chat: Chat;
	/** The pixels after which the header changes, where it is not the usual 40 (SOFT-1). */
	readonly stuckBeyond?: number;
	readonly children: ReactNode;
};

/** Everything around a page: skip link, information bar, header, main, footer, floating buttons. */
export function Shell({
	thread,
	navigation,
	home = '/',
	back = true,
	bar = true,
	chat,
	stuckBeyond = pace.stuckBeyond,
	children,
}: ShellProps) {
	return (
		<div className={css.shell} data-thread={thread}>
			<a className="skip" href="#main">
				Skip to content
			</a>
			{bar ? <InfoBar /> : null}
			<Header navigation={navigation} home={home} back={back} stuckBeyond={stuckBeyond} />
			<main id="main" className="loom" tabIndex={-1}>
				{children}
			</main>
			<Suspense>
				<Footer />
			</Suspense>
			<Floats chat={chat} />
		</div>
	);
}
