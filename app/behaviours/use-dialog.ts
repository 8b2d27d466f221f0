import { useRef } from 'react';

/** A native dialog that script opens: pass `ref` to `<Dialog>`, call `open` from a click, so that focus returns there. */
export function useDialog() {
	const ref = useRef<HTMLDialogElement>(null);
	return {
		ref,
		open: () => {
			if (!ref.current?.open) ref.current?.showModal();
		},
		close: () => ref.current?.close(),
	};
}
