const faces = ['Eczar', 'Anek Latin'];

type Arrivals = {
	/** The addresses of the drawings that the page shows. */
	readonly drawings: readonly string[];
	/** The address of the rules that do not stand in the page. */
	readonly rest: string;
};

/** The longest that the page waits for all of it, in milliseconds: what is not there then appears by itself. */
const longest = 3000;

/**
 * The script by which the rest arrives: the type faces, the large drawings and the rest of the rules are fetched
 * and appear together (app/styles/arrival.css): each by itself would have the whole page styled and drawn again. Where
 * the sheet fails, the whole ones that stand disabled in the head take its place. The browser's stores are opened while
 * the line is busy, each in an idle moment of its own: the first question to each waits for another process, and React
 * would ask in the midst of its work.
 * The page is styled in one step, and laid out in the next. Only then the folded bands unfold, one in each idle moment,
 * and React is fetched (`late-start.ts`), so that it shares neither the line nor the processor with what is seen. A
 * visitor who acts before that has the page dressed and React fetched at once.
 */
export function lateArrival({ drawings, rest }: Arrivals): string {
	return [
		`const root=document.documentElement,idle=(task,timeout=${longest})=>(window.requestIdleCallback??setTimeout)(task,{timeout}),`,
		'draw=address=>{const drawing=new Image;drawing.crossOrigin="";drawing.src=address;return drawing.decode()},',
		'unfold=([band,...more])=>{band?(band.dataset.whole="",idle(()=>unfold(more),200)):root.removeAttribute("data-folded")};',
		`let dressed;const rest=fetch("${rest}").then(file=>file.ok?file.text():Promise.reject()).then(rules=>new CSSStyleSheet().replace(rules)),`,
		'dress=()=>dressed??=rest.then(sheet=>document.adoptedStyleSheets.push(sheet))',
		'.catch(()=>document.querySelectorAll("link[disabled]").forEach(link=>link.disabled=false));',
		'const open=([store,...more])=>store&&idle(()=>{try{window[store].length}catch{}open(more)});',
		'export const arrive=()=>{open(["sessionStorage","localStorage"]);Promise.race([Promise.allSettled([rest,',
		`...${JSON.stringify(faces)}.map(face=>document.fonts.load('1em "'+face+' Variable"')),`,
		`...${JSON.stringify(drawings)}.map(draw)`,
		`]),new Promise(late=>setTimeout(late,${longest}))]).then(dress).then(()=>{`,
		'root.removeAttribute("data-arriving");getComputedStyle(root).color;',
		'idle(begin);idle(()=>unfold(document.querySelectorAll(".wrap,.full,.later,.beside")),200)})};',
	].join('');
}
