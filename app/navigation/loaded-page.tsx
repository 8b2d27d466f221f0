import type { ComponentType } from 'react';
import type { LazyPage } from './page-module.ts';

/** What the module of a page exports: the page, and what it says to its layout. */
export type PageModule = { readonly Component: ComponentType; readonly handle?: unknown };

/** Shows a page whose module has come. */
export function LoadedPage({ page }: { readonly page: LazyPage<PageModule> }) {
	const { Component } = page.module();
	return <Component />;
}
