/** A time of the clock with its article: `la 1:52`, `las 14:05`. One o'clock is the only singular hour. */
export const clockWithArticle = (clock: string): string =>
  `${/^0?1(?!\d)/.test(clock) ? 'la' : 'las'} ${clock}`
