const faces = ['1em "Eczar Variable"', '1em "Anek Latin Variable"'];

/**
 * The script by which the type faces and the large drawings arrive: once the page has loaded and shown itself they are
 * fetched, and appear together (app/styles/arrival.css).
 *
 * @param drawings the addresses of the drawings that the page shows
 */
export function lateArrival(drawings: readonly string[]): string {
	return [
		'const draw=address=>{const drawing=new Image;drawing.crossOrigin="";drawing.src=address;return drawing.decode()},',
		`arrive=()=>Promise.allSettled([...${JSON.stringify(faces)}.map(face=>document.fonts.load(face)),...${JSON.stringify(drawings)}.map(draw)])`,
		'.then(()=>document.documentElement.removeAttribute("data-arriving")),',
		'shown=()=>new PerformanceObserver((seen,watch)=>{watch.disconnect();arrive()}).observe({type:"paint",buffered:true});',
		'document.readyState=="complete"?shown():addEventListener("load",shown,{once:true});',
	].join('');
}
