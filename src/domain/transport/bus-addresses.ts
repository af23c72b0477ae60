import { maskAddress } from '../operator/mask-address.ts'

/** Addresses of a family that are told of its bus: two parents, and two who go with them. */
export const BUS_ADDRESSES_MAX = 4

/**
 * Addresses of which no more is shown than tells each from the others: `c•••@correo.example` or, beside that of Clara,
 * `ca•••@correo.example`.
 */
export const maskedApart = (addresses: readonly string[]): string[] =>
  addresses.map((address) => {
    const [name, domain] = partsOf(address)
    const likely = addresses.map(partsOf).filter(([other, its]) => its === domain && other !== name)
    const letters = [...name]
    const apart = letters.findIndex((_, last) => {
      const beginning = letters.slice(0, last + 1).join('')
      return likely.every(([other]) => !other.startsWith(beginning))
    })
    const shown = apart < 0 ? letters.length : apart + 1
    return shown <= 1 ? maskAddress(address) : `${letters.slice(0, shown).join('')}•••${domain}`
  })

/** The name, and the domain with the sign before it. */
function partsOf(address: string): [name: string, domain: string] {
  const at = address.lastIndexOf('@')
  return [address.slice(0, at), address.slice(at)]
}
