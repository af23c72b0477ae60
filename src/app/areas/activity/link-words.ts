import { inSpanishList } from '#domain/text/spanish-list.ts'
import { named, several } from './entity-words.ts'
import { countOf, type Told } from './told-line.ts'

/** Lines about addresses that work without an account. */
export const LINK_SENTENCES: Record<string, (line: Told) => string> = {
  'households.renewLink': (line) => `ha renovado el enlace de ${family(line)}`,
  'households.revokeLink': (line) => `ha anulado el enlace de ${family(line)}`,
  'catering.openLink': () => 'ha creado el enlace del catering',
  'catering.revokeLink': () => 'ha anulado el enlace del catering',
  'transport.sheet.openLink': () => 'ha creado el enlace de la hoja del conductor',
  'transport.sheet.revokeLink': () => 'ha anulado el enlace de la hoja del conductor',
  'sharedLinks.renew': (line) => `ha renovado ${linksOf(line)}`,
  'sharedLinks.end': (line) => `ha anulado ${linksOf(line)}`,
}

/** A family without a name is called by its people. */
const family = ({ changes: [change] }: Told) =>
  change ? named(change.entity, change.label ?? change.of) : 'una familia'

/** The addresses of families, of the caterer, of the drivers, or several of them. */
const linksOf = (line: Told) => {
  const households = countOf(line, 'households', 'update')
  return inSpanishList([
    ...(households > 0 ? [`los enlaces de ${several('households', households)}`] : []),
    ...(countOf(line, 'catering_sheets', 'update') > 0 ? ['el enlace del catering'] : []),
    ...(countOf(line, 'bus_sheets', 'update') > 0 ? ['el enlace de la hoja del conductor'] : []),
  ])
}
