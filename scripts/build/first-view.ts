/**
 * The one script that a page carries. Until the page has loaded and shown itself it asks nothing of the line; then, or
 * at the first sign of the visitor before that, it fetches the page's start (`late-arrival.ts`, `late-start.ts`). A
 * press on a button that came too early is kept and given back once React is there (see `use-alive.ts`), unless the
 * browser carries out the button's command itself.
 * On a phone half of the first paint went into bands far below it: they stay folded (app/styles/arrival.css) until the
 * faces are there, or the visitor scrolls or acts. One whom the browser takes to a place in the page, or back to one,
 * finds it whole.
 * @param start the address of the page's start
 */
export function firstView(start: string): string {
	return [
		'let early;',
		'const root=document.documentElement,',
		`start=()=>import("${start}"),`,
		'unfold=()=>root.removeAttribute("data-folded"),',
		'keep=e=>{const button=e.target.closest("button[type=button]");button?.commandForElement||(early=button??early)};',
		'const visit=performance.getEntriesByType("navigation")[0];',
		'(/#/.test(location+visit?.name)||visit?.type!="navigate")&&unfold();',
		'addEventListener("click",keep);',
		'addEventListener("alive",()=>{removeEventListener("click",keep);early?.click()});',
		'for(const sign of["scroll","pointerdown","keydown","focusin"])addEventListener(sign,()=>{unfold();sign!="scroll"&&start().then(page=>page.begin())},{once:true});',
		'addEventListener("load",()=>new PerformanceObserver((seen,watch)=>{seen.getEntriesByName("first-contentful-paint")[0]&&start(watch.disconnect()).then(page=>page.arrive(),()=>root.removeAttribute("data-arriving"))}).observe({type:"paint",buffered:true}));',
	].join('');
}
