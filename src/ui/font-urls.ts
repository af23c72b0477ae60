import ibarra from '@fontsource-variable/ibarra-real-nova/files/ibarra-real-nova-latin-wght-normal.woff2?url'
import instrument from '@fontsource-variable/instrument-sans/files/instrument-sans-latin-wght-normal.woff2?url'

/** The two fonts every first screen needs, for `<link rel="preload" as="font" crossorigin>`. */
export const preloadFontUrls = [ibarra, instrument]
