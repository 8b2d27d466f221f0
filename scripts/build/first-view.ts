type FirstView = {
	/** The address of the page's start. */
	readonly start: string;
	/** The address of the CSS that the first view does not need. */
	readonly rest: string;
};

/**
 * The one script that a page carries. Until the page has shown itself it asks nothing of the line. When it has loaded
 * too, or at the first sign of the visitor, it fetches the page's start (`late-arrival.ts`, `late-start.ts`). A press on
 * a button that came too early is kept and given back once React is there (see `use-alive.ts`), unless the browser
 * carries out the button's command itself.
 * On a phone half of the first paint went into bands far below it, and up to a quarter of the CSS is for them: they
 * stay folded (app/styles/arrival.css) until the faces are there, and the rest of the rules, which is fetched after the
 * first paint. For a visitor who scrolls or acts before that, or whom the browser takes to a place in the page or back
 * to one, those rules come at once by a link and unfold the page; the link holds back `load`, and with it the end of
 * the browser's search for that place.
 */
export function firstView({ start, rest }: FirstView): string {
	return [
		'let early,sheet;',
		'const root=document.documentElement,',
		`start=()=>import("${start}"),`,
		'unfold=()=>root.removeAttribute("data-folded"),',
		`dress=()=>{!sheet&&root.hasAttribute("data-folded")&&document.head.append(sheet=Object.assign(document.createElement("link"),{rel:"stylesheet",href:"${rest}",onload:unfold,onerror:unfold}))},`,
		'keep=e=>{const button=e.target.closest("button[type=button]");button?.commandForElement||(early=button??early)};',
		'const visit=performance.getEntriesByType("navigation")[0];',
		'(/#/.test(location+visit?.name)||visit?.type!="navigate")&&dress();',
		'addEventListener("click",keep);',
		'addEventListener("alive",()=>{removeEventListener("click",keep);early?.click()});',
		'for(const sign of["scroll","pointerdown","keydown","focusin"])addEventListener(sign,()=>{dress();sign!="scroll"&&start().then(page=>page.begin())},{once:true});',
		'const shown=new Promise(now=>new PerformanceObserver((seen,watch)=>{seen.getEntriesByName("first-contentful-paint")[0]&&now(watch.disconnect())}).observe({type:"paint",buffered:true}));',
		`shown.then(()=>fetch("${rest}")).catch(()=>{});`,
		'addEventListener("load",()=>shown.then(start).then(page=>page.arrive(),()=>dress(root.removeAttribute("data-arriving"))));',
	].join('');
}
