/** The people whom the server knows to be in each bus, and the mark by which the list of a page is told from another. */
export type BoardingState = {
  /** Another one where a stop, a person or a heading of the page is another. */
  list: string
  /** The ids of guests by those of buses. */
  aboard: Record<string, string[]>
}

/** The clock of the server, in milliseconds since 1970: taps are told by it. */
export const CLOCK_HEADER = 'x-clock'
