import type { ComponentType } from 'react';
import { useLoaderData } from 'react-router';
import type { NearPart } from '#app/behaviours/near-part.ts';

/** What the module of a page exports: the page, and what it says to its layout. */
export type PageModule = {
	readonly Component: ComponentType;
	readonly handle?: unknown;
	/** Its parts without which a document can open with it (app/navigation/sent.tsx). */
	readonly parts?: Pick<NearPart<unknown>, 'bring'>;
};

/** Shows the page whose module the loader of its route has brought. */
export function LoadedPage() {
	const { Component } = useLoaderData<PageModule>();
	return <Component />;
}
