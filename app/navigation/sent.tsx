import {
	type ComponentType,
	createElement,
	type MouseEvent,
	type ReactNode,
	useLayoutEffect,
	useRef,
	useState,
} from 'react';
import { createPath, useLocation, useNavigate } from 'react-router';
import type { NearPart } from '#app/behaviours/near-part.ts';
import { useHydrated } from '#app/behaviours/use-hydrated.ts';

/** Finds in the head what a page says of itself (app/seo/meta.tsx). */
const pageHead = 'title, [name=description], [rel=canonical], [property^="og:"], [name^="twitter:"]';

/** The name of a part that is the whole page. */
const page = '';

const parts = new Map<string, readonly ChildNode[]>();
let head: readonly Element[] = [];
let sentPath: string | undefined;

/**
 * Remembers what the document came with that script has nothing to do in, before React hydrates what stands around it;
 * `npm run dev` sends none.
 */
export function keepSent(pathname: string): void {
	parts.clear();
	for (const part of document.querySelectorAll<HTMLElement>('[data-static]'))
		parts.set(part.dataset.static ?? page, [...part.childNodes]);
	if (parts.has(page)) head = [...document.head.querySelectorAll(pageHead)];
	sentPath = parts.size > 0 ? pathname.toLowerCase() : undefined;
}

/** Whether the document came with such parts of this page: who comes back to it needs no module for them. */
export const isSent = (pathname: string): boolean => pathname.toLowerCase() === sentPath;

/** A page that holds words, pictures and links alone. */
export const StaticPage = ({ children }: { readonly children: ReactNode }) => (
	<div data-static={page}>{children}</div>
);

/** The page of the document as it was sent, with what it says in the head while it is there. */
export function SentPage() {
	useLayoutEffect(() => {
		document.head.append(...head.filter(({ isConnected }) => !isConnected));
		return () => {
			for (const one of head) one.remove();
		};
	}, []);
	return <Sent name={page} />;
}

type PartProps<Name extends string, Given> = {
	/** Names it among what its module exports. */
	readonly name: Name;
	/** Its module: the page exports it as `parts`. */
	readonly of: NearPart<Readonly<Record<Name, ComponentType<Given>>>>;
	/** What it is given. */
	readonly given?: Given;
};

/**
 * A part of a page that holds words, pictures and links alone. A document that opens with it shows it as it was sent: its
 * module and content come only to those who walk to the page.
 */
export function StaticPart<Name extends string, Given extends object>({
	name,
	of,
	given,
}: PartProps<Name, Given>) {
	const [parts] = useState(of.there);
	if (parts === undefined) return <Sent name={name} />;
	return <div data-static={name}>{createElement(parts[name], given)}</div>;
}

/** What tells React, when it hydrates an element, to leave alone what stands in it: nothing is ever set. */
const asItIs = { suppressHydrationWarning: true, dangerouslySetInnerHTML: { __html: '' } };

/** What was sent: React leaves it alone, but for its links. */
function Sent({ name }: { readonly name: string }) {
	const place = useRef<HTMLDivElement>(null);
	const here = createPath(useLocation());
	const navigate = useNavigate();
	const isHydrated = useState(!useHydrated())[0];
	useLayoutEffect(() => {
		// React renders it anew where a translator has taken away what stands around it
		if (!place.current?.hasChildNodes()) place.current?.append(...(parts.get(name) ?? []));
	}, [name]);
	const follow = (event: MouseEvent) => {
		const link = (event.target as Element).closest('a');
		if (!link || !isPlain(event) || !isOurs(link)) return;
		event.preventDefault();
		const to = link.pathname + link.search + link.hash;
		navigate(to, { replace: to === here || link.ariaCurrent === 'page' });
	};
	return (
		// biome-ignore lint/a11y: the links in it are what is clicked
		<div ref={place} data-static={name} onClick={follow} {...(isHydrated && asItIs)} />
	);
}

/** Whether a click asks for nothing but what is clicked. */
const isPlain = ({ button, metaKey, ctrlKey, shiftKey, altKey }: MouseEvent): boolean =>
	button === 0 && !(metaKey || ctrlKey || shiftKey || altKey);

/** Whether a link is for us to follow, as in `PageLink`, or for the browser. */
const isOurs = ({ origin, pathname, target, download }: HTMLAnchorElement): boolean =>
	origin === window.location.origin && target === '' && download === '' && !/\.\w+$/.test(pathname);
