import { editorConfig } from './config.ts';
import { known } from './page.ts';

/**
 * Keystatic keeps what was typed and not saved in this browser, and brings it back after a reload, whatever was saved since
 * by another window or program: saving it would undo that. So a draft that was begun from another version of its file is
 * dropped before the form opens.
 */
export async function dropOldDrafts(): Promise<void> {
	const versions: Readonly<Record<string, string>> = await known('versions');
	const opening = indexedDB.open('keystatic');
	opening.onupgradeneeded = () => opening.result.createObjectStore('items');
	const drafts = (await done(opening)).transaction('items', 'readwrite').objectStore('items');
	const [keys, values] = await Promise.all([
		done(drafts.getAllKeys()),
		done(drafts.getAll() as IDBRequest<{ readonly beforeTreeKey?: string }[]>),
	]);
	keys.forEach((key, at) => {
		const version = versions[fileOf(key as unknown as readonly string[])] ?? '';
		if (!values[at]?.beforeTreeKey?.split('-').includes(version)) drafts.delete(key);
	});
}

const done = <Of>(request: IDBRequest<Of>) =>
	new Promise<Of>((resolve, reject) => {
		request.onsuccess = () => resolve(request.result);
		request.onerror = () => reject(request.error);
	});

/** The file that a draft belongs to. */
function fileOf([kind, name = '', slug = '']: readonly string[]): string {
	const forms = kind === 'singleton' ? editorConfig.singletons : editorConfig.collections;
	const path =
		(forms as Readonly<Record<string, { readonly path?: string }>> | undefined)?.[name]?.path ?? '';
	return `${path.replace('*', slug)}.json`;
}
