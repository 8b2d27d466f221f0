/** Every timing (in milliseconds, or pixels where the name says so) and threshold that the requirements name. */
export const pace = {
	/** HERO-2 */
	hero: 3000,
	/** CONF-2 */
	aboutCarousel: 8000,
	/** GROUP-3: the bar grows 1.25 percent every 100 ms, a slide lasts 80 ticks. */
	groupTick: 100,
	groupStep: 1.25,
	/** SOFT-4 */
	testimonials: 5000,
	/** WEB-1 */
	highlight: 5000,
	/** HOST-3 */
	hostingTestimonials: 4000,
	/** WORK-2 */
	workshopGallery: 3000,
	/** HEAD-4 */
	backPulse: 5000,
	/** ERR-2 */
	chunkTimeout: 120_000,
	/** HOME-3: 1 px every 70 ms. */
	achievementsPixel: 70,
	/** FORM-5: how long a letter waits for its answer. */
	sendTimeout: 30_000,
	/** PORT-2: 1 px every 20 ms. */
	portfolioPixel: 20,
	/** PROD-2 */
	productStagger: 200,
	productRise: 500,
	/** HEAD-1, HEAD-2, SOFT-1: pixels scrolled. */
	stuckBeyond: 40,
	hideBeyond: 100,
	navbarBeyond: 50,
	/** REVEAL-1 */
	revealShare: 0.1,
	/** LIM-1: pixels of width. */
	mobileBelow: 768,
	tabletBelow: 1024,
} as const;
