export const DocumentPdf =
	'M30 18v-2h-6v10h2v-4h3v-2h-3v-2zM19 26h-4V16h4a3 3 0 0 1 3 3v4a3 3 0 0 1-3 3m-2-2h2a1 1 0 0 0 1-1v-4a1 1 0 0 0-1-1h-2ZM11 16H6v10h2v-3h3a2 2 0 0 0 2-2v-3a2 2 0 0 0-2-2m-3 5v-3h3v3ZM22 14v-4l-.3-.7-7-7L14 2H4a2 2 0 0 0-2 2v24a2 2 0 0 0 2 2h16v-2H4V4h8v6a2 2 0 0 0 2 2h6v2Zm-8-4V4.4l5.6 5.6Z';
