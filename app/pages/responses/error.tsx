import { Trouble } from '#app/sections/trouble.tsx';
import { trouble } from '#content/site/error-pages.ts';

export const Component = () => <Trouble {...trouble} />;
