/** Small pieces of WordprocessingML. Measures are twips (a twentieth of a point) unless they say otherwise. */

export const escapeXml = (text: string) =>
	text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');

export const twips = (millimetres: number) => Math.round((millimetres / 25.4) * 1440);

export const run = (text: string, style = '') =>
	`<w:r>${style && `<w:rPr>${style}</w:rPr>`}<w:t xml:space="preserve">${escapeXml(text)}</w:t></w:r>`;

/** A paragraph of a named style; `inside` is markup. */
export const paragraph = (style: string, inside: string, more = '') =>
	`<w:p><w:pPr><w:pStyle w:val="${style}"/>${more}</w:pPr>${inside}</w:p>`;

/** Page and columns. Inside a paragraph it ends a part of the page; at the end of the file it holds for the rest. */
export function pageOf(count: number): string {
	const margins = `w:top="${twips(19)}" w:bottom="${twips(43)}" w:left="${twips(14.32)}" w:right="${twips(14.32)}" w:header="720" w:footer="720" w:gutter="0"`;
	return `<w:sectPr><w:type w:val="continuous"/><w:pgSz w:w="11906" w:h="16838"/><w:pgMar ${margins}/><w:cols w:num="${count}" w:space="${twips(4.22)}"/></w:sectPr>`;
}

const cell = (text: string, head: boolean, width: number) =>
	`<w:tc><w:tcPr><w:tcW w:w="${width}" w:type="dxa"/></w:tcPr>${paragraph('TableText', run(text, head ? '<w:b/>' : ''))}</w:tc>`;

/** A table with rules above, below and under its head, which is marked as such. */
export function table(rows: readonly (readonly string[])[]): string {
	const width = Math.floor(twips(88) / (rows[0]?.length ?? 1));
	const grid = (rows[0] ?? []).map(() => `<w:gridCol w:w="${width}"/>`).join('');
	const rule = (side: string, size: number) =>
		`<w:${side} w:val="single" w:sz="${size}" w:space="0" w:color="auto"/>`;
	const lines = rows.map((row, at) => {
		const head = at === 0 ? '<w:trPr><w:tblHeader/></w:trPr>' : '';
		return `<w:tr>${head}${row.map((text) => cell(text, at === 0, width)).join('')}</w:tr>`;
	});
	return `<w:tbl><w:tblPr><w:tblW w:w="0" w:type="auto"/><w:jc w:val="center"/><w:tblBorders>${rule('top', 8)}${rule('bottom', 8)}${rule('insideH', 2)}</w:tblBorders><w:tblLook w:firstRow="1" w:lastRow="0" w:firstColumn="0" w:lastColumn="0" w:noHBand="1" w:noVBand="1"/></w:tblPr><w:tblGrid>${grid}</w:tblGrid>${lines.join('')}</w:tbl>`;
}

/** The formula of the template as Word keeps it, its number at the right edge. */
export const formula = (number: string) =>
	paragraph(
		'Formula',
		`<w:r><w:tab/></w:r><m:oMath><m:r><m:t>σ=</m:t></m:r><m:f><m:num><m:r><m:t>F</m:t></m:r></m:num><m:den><m:r><m:t>A</m:t></m:r></m:den></m:f></m:oMath><w:r><w:tab/></w:r>${run(number)}`,
	);

/** A picture in the line, `wide` and `high` in millimetres, told in words by `alt`. */
export function picture(relation: string, alt: string, wide: number, high: number): string {
	const [cx, cy] = [wide, high].map((side) => Math.round(side * 36000));
	return `<w:r><w:drawing><wp:inline distT="0" distB="0" distL="0" distR="0"><wp:extent cx="${cx}" cy="${cy}"/><wp:docPr id="1" name="Figure 1" descr="${escapeXml(alt)}"/><a:graphic><a:graphicData uri="http://schemas.openxmlformats.org/drawingml/2006/picture"><pic:pic><pic:nvPicPr><pic:cNvPr id="1" name="figure.png" descr="${escapeXml(alt)}"/><pic:cNvPicPr/></pic:nvPicPr><pic:blipFill><a:blip r:embed="${relation}"/><a:stretch><a:fillRect/></a:stretch></pic:blipFill><pic:spPr><a:xfrm><a:off x="0" y="0"/><a:ext cx="${cx}" cy="${cy}"/></a:xfrm><a:prstGeom prst="rect"><a:avLst/></a:prstGeom></pic:spPr></pic:pic></a:graphicData></a:graphic></wp:inline></w:drawing></w:r>`;
}
