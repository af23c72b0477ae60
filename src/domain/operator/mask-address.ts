/** An email address of which an operator sees that it is one, and whose domain: `e•••@azahar.example`. */
export function maskAddress(address: string): string {
  const at = address.lastIndexOf('@')
  return at <= 0 ? '•••' : `${[...address][0]}•••${address.slice(at)}`
}

/** A text without the addresses in it, such as what a mail server answered. */
export const maskAddresses = (text: string): string =>
  text.replaceAll(/[^\s<>"',;:()]+@[^\s<>"',;:()]+/g, (address) => maskAddress(address))
