import type { ComponentType } from 'react';
import { useLoaderData } from 'react-router';

/** What the module of a page exports: the page, and what it says to its layout. */
export type PageModule = { readonly Component: ComponentType; readonly handle?: unknown };

/** Shows the page whose module the loader of its route has brought. */
export function LoadedPage() {
	const { Component } = useLoaderData<PageModule>();
	return <Component />;
}
