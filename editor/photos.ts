import { element, known, part, post } from './page.ts';
import type { PhotoList } from './photo-lists.ts';

/** Many photos at once: all of them with one title and one sentence, or with a sentence of their own. */

const [form, choice, told] = [part<HTMLFormElement>('form'), part<HTMLSelectElement>('#list'), part('#told')];
const title = part<HTMLInputElement>('#title');
const alt = part<HTMLInputElement>('#alt');
const input = part<HTMLInputElement>('#photos');

const lists: readonly PhotoList[] = await known('photo-lists');
choice.append(...lists.map(({ label, room }, at) => new Option(`${label} (room for ${room})`, String(at))));

let chosen: readonly ReturnType<typeof row>[] = [];

/** A photo in small, with a field for its own words. */
function row(photo: File) {
	const picture = element('img', { loading: 'lazy', alt: '', src: URL.createObjectURL(photo) });
	const { maxLength, value: placeholder } = alt;
	const words = element('input', { maxLength, placeholder, ariaLabel: `What ${photo.name} shows` });
	return { photo, words, item: element('li', {}, picture, words) };
}

input.addEventListener('change', () => {
	const photos = [...(input.files ?? [])].sort((a, b) =>
		a.name.localeCompare(b.name, 'en', { numeric: true }),
	);
	chosen = photos.map(row);
	part('#chosen').replaceChildren(...chosen.map(({ item }) => item));
});
alt.addEventListener('input', () => {
	for (const { words } of chosen) words.placeholder = alt.value;
});

form.addEventListener('submit', async (event) => {
	event.preventDefault();
	const list = lists[Number(choice.value)];
	if (list === undefined) return;
	const button = part<HTMLButtonElement>('[type=submit]');
	button.disabled = true;
	part('#refused').replaceChildren();
	let added = 0;
	for (const [at, { photo, words }] of chosen.entries()) {
		told.textContent = `Adding photo ${at + 1} of ${chosen.length} …`;
		const { file, field } = list;
		const said = { file, field, name: photo.name, title: title.value, alt: words.value || alt.value };
		const answer = await post(`photo?${new URLSearchParams(said)}`, photo);
		if (answer.ok) added++;
		else part('#refused').append(element('li', {}, `${photo.name}: ${await answer.text()}`));
	}
	told.replaceChildren(
		`Added: ${added}. The page shows them as soon as they are cut, some seconds each. `,
		element('a', { href: list.form }, 'Open their form'),
	);
	chosen = [];
	form.reset();
	part('#chosen').replaceChildren();
	button.disabled = false;
	const page = window.parent.document.querySelector<HTMLIFrameElement>('#page');
	if (page) page.src = list.page;
});
