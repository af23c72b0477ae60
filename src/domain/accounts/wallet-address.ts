/** A wallet as people tell theirs from others: `0x12ab…90ef`. */
export const shortAddress = (address: string): string => `${address.slice(0, 6)}…${address.slice(-4)}`
