import { useEffect, useRef } from 'react';
import { Dialog } from '#app/widgets/dialog.tsx';
import { SearchBox } from './search-box.tsx';

export type SearchDialogProps = { readonly title: string; readonly onClose: () => void };

/** The search over the page; it opens as soon as it arrives, and is gone when it closes. */
export default function SearchDialog({ title, onClose }: SearchDialogProps) {
	const ref = useRef<HTMLDialogElement>(null);
	useEffect(() => {
		if (!ref.current?.open) ref.current?.showModal();
		ref.current?.querySelector('input')?.focus();
	}, []);
	return (
		<Dialog id="search-dialog" title={title} ref={ref} onClose={onClose} wide focus="field">
			<SearchBox />
		</Dialog>
	);
}
