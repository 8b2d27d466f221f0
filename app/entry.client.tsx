import { StrictMode, startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { HydratedRouter } from 'react-router/dom';
import { livePage } from './live-page.tsx';

/** React, the router and the first turn of React each begin in a task of their own: no task of a phone is long. */
const nextTask = () => new Promise((resolve) => setTimeout(resolve));

await nextTask();
/** Brings a page to life. While one works on it, React Router's own way takes changes as they are made. */
const page = import.meta.env.DEV ? <HydratedRouter /> : livePage();

await nextTask();
startTransition(() => {
	hydrateRoot(document, <StrictMode>{page}</StrictMode>);
});
