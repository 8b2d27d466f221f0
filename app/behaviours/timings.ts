/**
 * Every timing (in milliseconds, or pixels where the name says so) and threshold that the requirements name and script
 * keeps, and those that several files share; read as `import * as timings`. Timings that CSS keeps are in the style sheets.
 */

/** HERO-2 */
export const hero = 3000;
/** CONF-2 */
export const aboutCarousel = 8000;
/** GROUP-3: the bar grows 1.25 percent every 100 ms, a slide lasts 80 ticks. */
export const groupTick = 100;
export const groupStep = 1.25;
/** SOFT-4 */
export const testimonials = 5000;
/** WEB-1 */
export const highlight = 5000;
/** HOST-3 */
export const hostingTestimonials = 4000;
/** WORK-2 */
export const workshopGallery = 3000;
/** How long a page fades in after a navigation: `--d-2` of the style sheets. */
export const pageFade = 220;
/** How long the pointer or the focus rests on a link before its page is fetched ahead. */
export const intent = 100;
/** How long nothing is typed into the search of its page before the address takes the question. */
export const questionPause = 250;
/** ERR-2 */
export const chunkTimeout = 120_000;
/** ANY-2: how long the server may think over whether a file is there before it counts as not answering. */
export const answerWithin = 10_000;
/** ANY-2: how often what has not come is asked for again. */
export const askAgain = 5000;
/** How long after a page was fetched ahead in vain a click on its link still belongs to that try. */
export const sameTry = 1000;
/** HOME-3: 1 px every 70 ms. */
export const achievementsPixel = 70;
/** The longest time that one timer is set for; then it is set anew. A browser counts to 2^31 ms at most, and not while the machine sleeps. */
export const longestWait = 3_600_000;
/** FORM-5: how long a form waits for the response to a submission. */
export const sendTimeout = 30_000;
/** How long a page that comes back waits for a message that it posted when it was left (RT-45). */
export const messageArrives = 100;
/** How long the object URL of a download is kept for the browser to read. */
export const fileHeld = 40_000;
/** PORT-2: 1 px every 20 ms. */
export const portfolioPixel = 20;
/** HEAD-1, HEAD-2, SOFT-1: pixels scrolled. */
export const stuckBeyond = 40;
export const hideBeyond = 100;
export const navbarBeyond = 50;
/** REVEAL-1 */
export const revealShare = 0.1;
