/** What a drawn picture shows: a title and the alternative text. Change both with the picture. */
export type Subject = { readonly title: string; readonly alt: string };
