import { createElement } from 'react';
import type { RouteObject } from 'react-router';
import { editionStates } from '#contract/edition-states.ts';
import { type ResponsePage, responsePath } from '#contract/response-pages.ts';
import { ConferenceLayout } from './layouts/conference.tsx';
import { GroupLayout } from './layouts/group.tsx';
import { type LoadPage, page } from './navigation/page-route.ts';
import { inRoot } from './routes.tsx';

/** The pages that the server sends as responses: they are only prerendered, and no link leads to one. */

const response = (name: ResponsePage, load: LoadPage) => page(responsePath(name), load);
const answers = () => import('./pages/responses/form-answers.tsx');

export const responseRoutes: RouteObject = inRoot([
	{
		Component: GroupLayout,
		children: [
			response('message-sent', async () => ({ Component: (await answers()).MessageSent })),
			response('message-failed', async () => ({ Component: (await answers()).MessageFailed })),
			response('not-found', () => import('./pages/not-found.tsx')),
			response('error', () => import('./pages/responses/error.tsx')),
		],
	},
	{
		Component: ConferenceLayout,
		children: [
			...editionStates.map((state) =>
				response(`registration-sent-${state}`, async () => {
					const { RegistrationSent } = await answers();
					return { Component: () => createElement(RegistrationSent, { state }) };
				}),
			),
			response('registration-failed', async () => ({ Component: (await answers()).RegistrationFailed })),
			response('document-refused', async () => ({ Component: (await answers()).DocumentRefused })),
		],
	},
]);
