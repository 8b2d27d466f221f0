/** What the pictures of a list are called: photos when each is one, else pictures, for a drawing is no photo. */
export const photoWord = (list: readonly { readonly sample?: boolean }[]): 'photo' | 'picture' =>
	list.some(({ sample }) => sample) ? 'picture' : 'photo';
