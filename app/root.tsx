import './styles/site.css';
import { type ReactNode, useContext } from 'react';
import {
	Links,
	Meta,
	Outlet,
	Scripts,
	ScrollRestoration,
	UNSAFE_FrameworkContext as TableContext,
	useMatches,
	UNSAFE_useScrollRestoration as useScrollRestoration,
} from 'react-router';
import { useAlive } from './behaviours/use-alive.ts';
import { useArrival } from './behaviours/use-arrival.ts';
import { useInstantArrival } from './behaviours/use-instant-arrival.ts';
import { useIntent } from './behaviours/use-intent.ts';
import { useLive } from './behaviours/use-live.ts';
import { useTravel } from './behaviours/use-travel.ts';
import { useVitals } from './behaviours/use-vitals.ts';
import { tabIcon } from './shells/mark.ts';
import { OnTheWay } from './shells/on-the-way.tsx';

export { ErrorScreen as ErrorBoundary } from './shells/error-screen.tsx';

/**
 * The document around every page. The browser paints once the header is whole (`expect`): half of it would shift. It
 * fetches a manifest before it paints, so that comes with life. `/apple-touch-icon.png` is found by its name.
 */
export function Layout({ children }: { children: ReactNode }) {
	const live = useLive();
	return (
		<html lang="en">
			<head>
				<meta charSet="utf-8" />
				<meta name="viewport" content="width=device-width, initial-scale=1" />
				<meta name="theme-color" content="#f7f4eb" media="(prefers-color-scheme: light)" />
				<meta name="theme-color" content="#11151d" media="(prefers-color-scheme: dark)" />
				<link rel="expect" href="#main" blocking="render" />
				<Meta />
				<link rel="icon" href={tabIcon} type="image/svg+xml" />
				<link rel="icon" href="/favicon.ico" sizes="32x32" />
				{live && <link rel="manifest" href="/site.webmanifest" />}
				{import.meta.env.DEV ? <Links /> : <Sheets />}
			</head>
			<body>
				{children}
				{live ? <ScrollMemory /> : import.meta.env.SSR && <StartScripts />}
			</body>
		</html>
	);
}

/** The style sheets of what is shown; `Links`, which also brings those of work in progress, is 1.4 KB of script. */
function Sheets() {
	const seats = useContext(TableContext)?.manifest.routes;
	const sheets = new Set(useMatches().flatMap(({ id }) => seats?.[id]?.css ?? []));
	return [...sheets].map((sheet) => <link key={sheet} rel="stylesheet" href={sheet} />);
}

/** What the build makes a page's start of. The page itself draws none of it: no script may be drawn by script (decision 0107). */
function StartScripts() {
	return (
		<>
			<ScrollRestoration />
			<Scripts />
		</>
	);
}

/** Keeps the place on each page of the visit, as ScrollRestoration does, without a script element of its own. */
function ScrollMemory() {
	useScrollRestoration();
	return null;
}

export default function Root() {
	useAlive();
	useInstantArrival();
	useArrival();
	useIntent();
	useTravel();
	useVitals(import.meta.env.VITE_VITALS_URL);
	return (
		<>
			<Outlet />
			<OnTheWay />
		</>
	);
}
