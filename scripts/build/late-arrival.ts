const faces = ['Eczar', 'Anek Latin'];

type Arrivals = {
	/** The addresses of the drawings that the page shows. */
	readonly drawings: readonly string[];
	/** The address of the rules for what script brings into the page. */
	readonly rest: string;
};

/**
 * The script by which the rest arrives: the type faces and the large drawings are fetched, and appear together
 * (app/styles/arrival.css) once the sheet that script needs is there (`dress`); after them it would have all of that
 * drawn again. Where that sheet fails, the whole ones that stand disabled in the head take its place. Then the folded
 * bands unfold, one in each idle moment.
 */
export function lateArrival({ drawings, rest }: Arrivals): string {
	return [
		'const root=document.documentElement,idle=(task,timeout)=>(window.requestIdleCallback??setTimeout)(task,{timeout}),',
		'draw=address=>{const drawing=new Image;drawing.crossOrigin="";drawing.src=address;return drawing.decode()},',
		'unfold=([band,...more])=>{band?(band.style.contentVisibility="visible",idle(()=>unfold(more),200)):root.removeAttribute("data-folded")};',
		`let dressed;const dress=()=>dressed??=fetch("${rest}").then(rest=>rest.ok?rest.text():Promise.reject())`,
		'.then(rules=>{const sheet=new CSSStyleSheet;sheet.replaceSync(rules);document.adoptedStyleSheets.push(sheet)})',
		'.catch(()=>document.querySelectorAll("link[disabled]").forEach(link=>link.disabled=false));',
		'export const arrive=()=>{Promise.allSettled([dress(),',
		`...${JSON.stringify(faces)}.map(face=>document.fonts.load('1em "'+face+' Variable"')),`,
		`...${JSON.stringify(drawings)}.map(draw)`,
		']).then(()=>{root.removeAttribute("data-arriving");idle(()=>unfold(document.querySelectorAll(".section")),200)});',
		'idle(begin,3000)};',
	].join('');
}
