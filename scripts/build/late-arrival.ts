const faces = ['Eczar', 'Anek Latin'];

/** The script that says when the page has loaded and shown itself: before that nothing is asked of the line. */
export const firstView =
	'const shown=new Promise(done=>addEventListener("load",()=>new PerformanceObserver((seen,watch)=>{seen.getEntriesByName("first-contentful-paint")[0]&&done(watch.disconnect())}).observe({type:"paint",buffered:true})));';

type Arrivals = {
	/** The addresses of the drawings that the page shows. */
	readonly drawings: readonly string[];
	/** The address of the rules for what script brings into the page. */
	readonly rest: string;
};

/**
 * The script by which the rest arrives: once the first view stands, the type faces and the large drawings are fetched,
 * and appear together (app/styles/arrival.css); so is the sheet that script needs, which may be asked for before
 * (`dress`). Where that sheet fails, the whole ones that stand disabled in the head take its place.
 */
export function lateArrival({ drawings, rest }: Arrivals): string {
	return [
		'const draw=address=>{const drawing=new Image;drawing.crossOrigin="";drawing.src=address;return drawing.decode()};',
		`let dressed;const dress=()=>dressed??=fetch("${rest}").then(rest=>rest.ok?rest.text():Promise.reject())`,
		'.then(rules=>{const sheet=new CSSStyleSheet;sheet.replaceSync(rules);document.adoptedStyleSheets.push(sheet)})',
		'.catch(()=>document.querySelectorAll("link[disabled]").forEach(link=>link.disabled=false));',
		'shown.then(()=>{dress();return Promise.allSettled([',
		`...${JSON.stringify(faces)}.map(face=>document.fonts.load('1em "'+face+' Variable"')),`,
		`...${JSON.stringify(drawings)}.map(draw)])`,
		'}).then(()=>document.documentElement.removeAttribute("data-arriving"));',
	].join('');
}
