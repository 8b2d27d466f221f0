import type { MouseEvent } from 'react';

/** Whether a click asks for nothing but what is clicked: no new tab or window, no file. */
export const isPlainClick = ({ button, metaKey, ctrlKey, shiftKey, altKey }: MouseEvent): boolean =>
	button === 0 && !(metaKey || ctrlKey || shiftKey || altKey);
