import type { PhotoList } from './photo-lists.ts';
import './stay.ts';

/** Many photos at once: all of them with one title and one sentence, or with a sentence of their own. */

function part<Of extends Element>(selector: string): Of {
	const found = document.querySelector<Of>(selector);
	if (found === null) throw new Error(`photos.html has no ${selector}`);
	return found;
}

const [form, choice, told] = [part<HTMLFormElement>('form'), part<HTMLSelectElement>('#list'), part('#told')];
const [title, alt, input] = ['#title', '#alt', '#photos'].map((name) => part<HTMLInputElement>(name)) as [
	HTMLInputElement,
	HTMLInputElement,
	HTMLInputElement,
];

const lists: readonly PhotoList[] = await (await fetch('/api/edit/photo-lists')).json();
choice.append(...lists.map(({ label, room }, at) => new Option(`${label} (room for ${room})`, String(at))));

type Chosen = { readonly photo: File; readonly words: HTMLInputElement };
let chosen: readonly Chosen[] = [];

/** A photo in small, with a field for its own words. */
function row(photo: File): { readonly item: Element; readonly words: HTMLInputElement } {
	const [item, picture, words] = ['li', 'img', 'input'].map((name) => document.createElement(name)) as [
		HTMLLIElement,
		HTMLImageElement,
		HTMLInputElement,
	];
	picture.loading = 'lazy';
	picture.alt = '';
	picture.src = URL.createObjectURL(photo);
	words.maxLength = alt.maxLength;
	words.placeholder = alt.value;
	words.setAttribute('aria-label', `What ${photo.name} shows`);
	item.append(picture, words);
	return { item, words };
}

input.addEventListener('change', () => {
	const photos = [...(input.files ?? [])].sort((a, b) =>
		a.name.localeCompare(b.name, 'en', { numeric: true }),
	);
	const rows = photos.map((photo) => ({ photo, ...row(photo) }));
	chosen = rows;
	part('#chosen').replaceChildren(...rows.map(({ item }) => item));
});
alt.addEventListener('input', () => {
	for (const { words } of chosen) words.placeholder = alt.value;
});

/** Sends one photo. Returns why it was refused. */
async function send({ file, field }: PhotoList, { photo, words }: Chosen) {
	const said = { file, field, name: photo.name, title: title.value, alt: words.value || alt.value };
	const answer = await fetch(`/api/edit/photo?${new URLSearchParams(said)}`, {
		method: 'POST',
		headers: { 'x-edit': '1' },
		body: photo,
	});
	return answer.ok ? undefined : await answer.text();
}

form.addEventListener('submit', async (event) => {
	event.preventDefault();
	const list = lists[Number(choice.value)];
	if (list === undefined) return;
	const button = part<HTMLButtonElement>('[type=submit]');
	button.disabled = true;
	part('#refused').replaceChildren();
	let added = 0;
	for (const [at, one] of chosen.entries()) {
		told.textContent = `Adding photo ${at + 1} of ${chosen.length} …`;
		const why = await send(list, one);
		if (why === undefined) added++;
		else {
			const item = document.createElement('li');
			item.textContent = `${one.photo.name}: ${why}`;
			part('#refused').append(item);
		}
	}
	const link = document.createElement('a');
	link.href = list.form;
	link.textContent = 'Open their form';
	told.replaceChildren(
		`Added: ${added}. The page shows them as soon as they are cut, some seconds each. `,
		link,
	);
	chosen = [];
	form.reset();
	part('#chosen').replaceChildren();
	button.disabled = false;
	const page = window.parent.document.querySelector<HTMLIFrameElement>('#page');
	if (page) page.src = list.page;
});
