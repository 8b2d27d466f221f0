import { useEffect } from 'react';
import { useDialog } from '#app/behaviours/use-dialog.ts';
import { Dialog } from '#app/widgets/dialog.tsx';
import { searchWords } from '#content/search-words.ts';
import { SearchBox } from './search-box.tsx';

/** The search over the page; it opens as soon as it arrives, and is gone when it closes. */
export default function SearchDialog({ onClose }: { onClose: () => void }) {
	const { ref, open } = useDialog();
	// biome-ignore lint/correctness/useExhaustiveDependencies: opens once, when it arrives
	useEffect(() => {
		open();
		ref.current?.querySelector('input')?.focus();
	}, []);
	return (
		<Dialog id="search-dialog" title={searchWords.open} ref={ref} onClose={onClose} wide focus="field">
			<SearchBox {...searchWords} />
		</Dialog>
	);
}
