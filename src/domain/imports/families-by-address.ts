import { foldHeading } from '../guest-import/guest-list/fold-heading.ts'
import type { ImportedGuest } from '../guests/imported-guest.ts'
import { HOUSEHOLD_PEOPLE_MAX } from '../households/households.ts'
import { foldText } from '../text/fold-text.ts'

/** Headings of postal addresses in the languages that guest lists are read in. */
const ADDRESS =
  /^(?:direccion(?: postal)?|domicilio|calle|address|mailing address|street|street address|address 1|address line 1|adreca|enderezo|helbidea|adresse|rue|indirizzo|via|morada|endereco|anschrift|strasse|residencia)$/
const TOWN =
  /^(?:ciudad|poblacion|localidad|cp|codigo postal|city|town|zip|zip code|postal code|postcode|ciutat|cidade|herria|ville|code postal|citta|cap|plz|ort|apt|piso|puerta|address 2|address line 2|street address 2)$/

/** An address with a number in it, which people do not share by chance. */
const WHOLE = /\p{L}{3}.*\d|\d.*\p{L}{3}/u

type Guest = ImportedGuest & { row: number }

/**
 * Guests of a list without families, those of one postal address together: a family without a name, as the code of
 * another program makes it. An address of more people than a family has is of none.
 */
export function familiesByAddress(
  guests: readonly Guest[],
  rows: readonly (readonly string[])[],
  headings: readonly string[],
): Guest[] {
  const named = headings.map(foldHeading)
  const streets = columnsLike(named, ADDRESS)
  if (streets.length === 0) return [...guests]
  const columns = [...streets, ...columnsLike(named, TOWN)]
  const addressOf = ({ row }: Guest): string => {
    const cells = rows[row - 1] ?? []
    const isWhole = streets.some((column) => WHOLE.test(cells[column] ?? ''))
    return isWhole
      ? foldText(
          columns
            .map((column) => cells[column] ?? '')
            .join(' ')
            .replace(/[.,;ºª]/g, ' '),
        )
      : ''
  }
  const addresses = guests.map(addressOf)
  const people = new Map<string, number>()
  for (const address of addresses) people.set(address, (people.get(address) ?? 0) + 1)
  const known = [...people.keys()]
  return guests.map((guest, at) => {
    const address = addresses[at]!
    const count = people.get(address)!
    const isFamily = address !== '' && count > 1 && count <= HOUSEHOLD_PEOPLE_MAX
    return isFamily ? { ...guest, household: `#${known.indexOf(address) + 1}@` } : guest
  })
}

const columnsLike = (headings: readonly string[], sign: RegExp): number[] =>
  headings.flatMap((heading, column) => (sign.test(heading) ? [column] : []))
