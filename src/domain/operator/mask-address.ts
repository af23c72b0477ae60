/** An email address of which an operator sees that it is one, and whose domain: `e•••@azahar.example`. */
export function maskAddress(address: string): string {
  const at = address.lastIndexOf('@')
  return at <= 0 ? '•••' : `${[...address][0]}•••${address.slice(at)}`
}
