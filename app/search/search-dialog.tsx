import { useEffect } from 'react';
import { useDialog } from '#app/behaviours/use-dialog.ts';
import { Dialog } from '#app/widgets/dialog.tsx';
import { searchWords } from '#content/search-words.ts';
import { SearchBox } from './search-box.tsx';

export type SearchDialogProps = { readonly title: string; readonly onClose: () => void };

/** The search over the page; it opens as soon as it arrives, and is gone when it closes. */
export default function SearchDialog({ title, onClose }: SearchDialogProps) {
	const { ref, open } = useDialog();
	// biome-ignore lint/correctness/useExhaustiveDependencies: opens once, when it arrives
	useEffect(() => {
		open();
		ref.current?.querySelector('input')?.focus();
	}, []);
	return (
		<Dialog id="search-dialog" title={title} ref={ref} onClose={onClose} wide focus="field">
			<SearchBox {...searchWords} />
		</Dialog>
	);
}
