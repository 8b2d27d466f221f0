import {
	type ComponentType,
	createElement,
	type MouseEvent,
	type ReactNode,
	type RefObject,
	useLayoutEffect,
	useRef,
	useState,
} from 'react';
import { createPath, useLocation, useNavigate } from 'react-router';
import { keptNames } from '#app/behaviours/kept-in-tab.ts';
import { type NearPart, partIsAlive } from '#app/behaviours/near-part.ts';
import { useHydrated } from '#app/behaviours/use-hydrated.ts';
import { useNear } from '#app/behaviours/use-near.ts';
import { keepTyped } from './keep-typed.ts';

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

/**
 * A part far below that is static until the visitor is near it, or has something in it; then it is live, and holds what
 * they have written there (docs/decisions/0013).
 */
export function LaterPart<Name extends string, Given extends object>({
	name,
	of,
	given,
}: PartProps<Name, Given>) {
	const band = useRef<HTMLElement>(null);
	const live = useRef<HTMLDivElement>(null);
	const bringBack = useRef<() => void>(undefined);
	const pressed = useRef<number>(undefined);
	const [first] = useState(of.there);
	const parts = useNear(band, of, () => isInUse(band.current), true) ?? first;
	useLayoutEffect(() => {
		if (band.current && !parts) bringBack.current = keepTyped(band.current.closest('main') ?? document.body);
		if (!bringBack.current || !parts) return;
		bringBack.current();
		// a form keeps what it is told of
		for (const field of writtenIn(live.current)) field.dispatchEvent(new Event('input', { bubbles: true }));
		window.dispatchEvent(new Event(partIsAlive));
		if (pressed.current !== undefined) controlsOf(live.current)[pressed.current]?.click();
	}, [parts]);
	const press = (control: HTMLElement) => {
		pressed.current = controlsOf(control.closest('[data-static]')).indexOf(control);
	};
	if (parts === undefined) return <Sent key="sent" name={name} band={band} press={press} />;
	return (
		<div key="live" data-static={name} ref={live}>
			{createElement(parts[name], given)}
		</div>
	);
}

/** What only script answers: buttons, but those that the browser itself knows how to answer, and pictures that open large. */
const controls = 'button[type=button]:not([commandfor]), a[href^="/pictures/"]';

const controlsOf = (part: Element | null): HTMLElement[] => [
	...(part?.querySelectorAll<HTMLElement>(controls) ?? []),
];

/** The fields of a part that hold something else than they were sent with. */
const writtenIn = (part: Element | null): Element[] =>
	[...(part?.querySelectorAll<HTMLInputElement>('input, textarea') ?? [])].filter(
		({ value, defaultValue }) => value !== defaultValue,
	);

/** Whether the visitor is in a part or has written there, or this tab keeps something that they have written in a form. */
const isInUse = (part: Element | null): boolean =>
	part?.contains(document.activeElement) === true ||
	writtenIn(part).length > 0 ||
	['draft:', 'receipt:'].some((kind) => keptNames(kind).length > 0);

/** What tells React, when it hydrates an element, to leave alone what stands in it: nothing is ever set. */
const asItIs = { suppressHydrationWarning: true, dangerouslySetInnerHTML: { __html: '' } };

type SentProps = {
	readonly name: string;
	/** Is given the element that stands in it. */
	readonly band?: RefObject<HTMLElement | null>;
	/** Is given what was pressed and will be answered later. */
	readonly press?: (control: HTMLElement) => void;
};

/** What was sent: React leaves it alone, but for its links. */
function Sent({ name, band, press }: SentProps) {
	const place = useRef<HTMLDivElement>(null);
	const here = createPath(useLocation());
	const navigate = useNavigate();
	const isHydrated = useState(!useHydrated())[0];
	useLayoutEffect(() => {
		// React renders it anew where a translator has taken away what stands around it
		if (!place.current?.hasChildNodes()) place.current?.append(...(parts.get(name) ?? []));
		if (band) band.current = place.current?.firstElementChild as HTMLElement | null;
	}, [name, band]);
	const follow = (event: MouseEvent) => {
		const control = (event.target as Element).closest<HTMLElement>(controls);
		if (press && control && isPlain(event)) {
			event.preventDefault();
			press(control);
		}
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
