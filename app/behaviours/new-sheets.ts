/** The style sheets of a route that the page does not have; one that it has, be it inline, is not fetched again. */
export const newSheets = (sheets: readonly string[] = []) =>
	sheets.filter((sheet) => !document.querySelector(`link[href="${sheet}"]`));
