import { useMedia } from './use-media.ts';

/** Whether the visitor's device asks for less motion (MOT-1). Prerendered HTML assumes it does. */
export function useReducedMotion(): boolean {
	return useMedia('(prefers-reduced-motion: reduce)', true);
}
