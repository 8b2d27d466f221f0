import { StrictMode, startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { HydratedRouter } from 'react-router/dom';
import { livePage } from './live-page.tsx';

/** Starting React, making the router and handing it the page are tasks of their own: together they are long on a phone. */
const nextTask = () => new Promise((resolve) => setTimeout(resolve));

await nextTask();
/** Brings a page to life. While one works on it, React Router's own way takes changes as they are made. */
const page = import.meta.env.DEV ? <HydratedRouter /> : livePage();

await nextTask();
startTransition(() => {
	hydrateRoot(document, <StrictMode>{page}</StrictMode>);
});
