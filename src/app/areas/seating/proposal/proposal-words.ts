import type { Proposal } from '#domain/seating/proposal.ts'
import type { Unmet } from '#domain/seating/proposal-unmet.ts'
import type { WayOut } from '#domain/seating/ways-out.ts'
import { inSpanishList } from '#domain/text/spanish-list.ts'
import { formatNumber } from '#domain/text/spanish-numbers.ts'
import { ruleSentence } from '../rules/rule-words.ts'
import type { Plan } from '../use-seating.ts'

const numberOf = (id: string, { tables }: Plan) => tables.find((table) => table.id === id)?.number ?? ''

/** 'la 9 y la 11' */
const tablesInWords = (ids: readonly string[], plan: Plan) =>
  inSpanishList(ids.map((id) => `la ${numberOf(id, plan)}`))

/** A wish that could not be kept, and why. */
export function unmetInWords(unmet: Unmet, plan: Plan): { title: string; line: string } {
  if (unmet.kind === 'unseated')
    return {
      title: unmet.people === 1 ? 'Falta 1 sitio' : `Faltan ${unmet.people} sitios`,
      line: 'Hacen falta más sitios: en otra mesa, o en las que hay.',
    }
  if (unmet.kind === 'family')
    return { title: `${unmet.name}, en una mesa`, line: splitInWords(unmet.people, unmet.tables, plan) }
  const { rule, people, tables } = unmet
  return { title: ruleSentence(rule, plan.people), line: reason(rule.kind, people, tables, plan) }
}

const splitInWords = (people: number, tables: readonly string[], plan: Plan) =>
  `Son ${people}. Van en ${tablesInWords(tables, plan)}.`

function reason(kind: string, people: number, tables: readonly string[], plan: Plan): string {
  if (tables.length === 0) return 'No cabe con lo demás que habéis pedido.'
  if (kind === 'together') return splitInWords(people, tables, plan)
  if (kind === 'apart') return `Coinciden en ${tablesInWords(tables, plan)}.`
  if (kind === 'near') return `Demasiado lejos: ${tablesInWords(tables, plan)}.`
  if (kind === 'far') return `Demasiado cerca: ${tablesInWords(tables, plan)}.`
  if (kind === 'stepFree') return `A ${tablesInWords(tables, plan)} se llega por escaleras.`
  return `No se cumple en ${tablesInWords(tables, plan)}.`
}

/** The act of a way out, as its button says it. */
export function wayOutInWords(wayOut: WayOut, plan: Plan): string {
  if (wayOut.kind === 'widen') return `Ampliar la ${numberOf(wayOut.tableId, plan)} a ${wayOut.seats} sitios`
  if (wayOut.kind === 'addTable') return `Añadir una mesa de ${wayOut.seats}`
  if (wayOut.kind === 'swapPlaces')
    return `Cambiar la ${numberOf(wayOut.tableId, plan)} por la ${numberOf(wayOut.otherId, plan)}`
  if (wayOut.kind === 'changeTable') return 'Cambiar a una mesa sin escaleras'
  return wayOut.kind === 'loosen' ? 'Hacerla «Si se puede»' : 'Quitar la regla'
}

/** 'Cumple 31 de 33 reglas y junta a 38 de 38 familias.' */
export function keptInWords({ rules, families }: Pick<Proposal, 'rules' | 'families'>): string {
  const ofRules = `Cumple ${rules.kept} de ${rules.of} ${rules.of === 1 ? 'regla' : 'reglas'}`
  if (families.of === 0) return rules.of === 0 ? 'No hay reglas.' : `${ofRules}.`
  const ofFamilies = `unta a ${formatNumber(families.kept)} de ${formatNumber(families.of)} ${families.of === 1 ? 'familia' : 'familias'}.`
  return rules.of === 0 ? `J${ofFamilies}` : `${ofRules} y j${ofFamilies}`
}

/** 'Mueve a 14 personas, 100 se quedan.' */
export function movesInWords(moved: number, staying: number): string {
  const stay = staying === 1 ? '1 se queda' : `${formatNumber(staying)} se quedan`
  if (moved === 0) return 'Nadie cambia de sitio.'
  return `Mueve a ${moved === 1 ? '1 persona' : `${formatNumber(moved)} personas`}, ${stay}.`
}
