import { hash } from 'node:crypto';

/** By what a page's policy admits an inline script or style of this text: `'sha256-…'`. Nothing may edit it afterwards. */
export const sourceOf = (text: string): string => `'sha256-${hash('sha256', text, 'base64')}'`;
