import { createElement } from 'react';
import type { RouteObject } from 'react-router';
import { editionStates } from '#contract/edition-states.ts';
import { type ResponsePage, responsePath } from '#contract/response-pages.ts';
import { ConferenceLayout } from './layouts/conference.tsx';
import { GroupLayout } from './layouts/group.tsx';
import { type LoadPage, page } from './navigation/page-route.ts';
import { inRoot } from './routes.tsx';

/** The pages that the server sends as responses: they are only prerendered, and no browser walks to one. */

const response = (name: ResponsePage, load: LoadPage) => page(responsePath(name), load);

export const responseRoutes: RouteObject = inRoot([
	{
		Component: GroupLayout,
		children: [
			response('message-sent', () => import('./pages/responses/message-sent.tsx')),
			response('message-failed', () => import('./pages/responses/message-failed.tsx')),
			response('not-found', () => import('./pages/not-found.tsx')),
			response('error', () => import('./pages/responses/error.tsx')),
		],
	},
	{
		Component: ConferenceLayout,
		children: [
			...editionStates.map((state) =>
				response(`registration-sent-${state}`, async () => {
					const { Page } = await import('./pages/responses/registration-sent.tsx');
					return { Component: () => createElement(Page, { state }) };
				}),
			),
			response('registration-failed', () => import('./pages/responses/registration-failed.tsx')),
			response('document-refused', () => import('./pages/responses/document-refused.tsx')),
		],
	},
]);
