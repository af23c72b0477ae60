import type { Unmet } from '#domain/seating/proposal.ts'
import type { SeatingPerson } from '#domain/seating/seating.ts'
import { ruleSentence } from '../rules/rule-words.ts'

/** A wish that could not be kept, and a way out. */
export function unmetInWords(
  unmet: Unmet,
  people: readonly SeatingPerson[],
): { title: string; line: string } {
  if (unmet.kind === 'unseated')
    return {
      title: unmet.people === 1 ? 'Falta 1 sitio' : `Faltan ${unmet.people} sitios`,
      line: 'Añade una mesa o pon más sitios en alguna.',
    }
  if (unmet.kind === 'family')
    return {
      title: `${unmet.name}, en una mesa`,
      line: `Son ${unmet.people} y quedan en ${unmet.tables} mesas.`,
    }
  return {
    title: ruleSentence(unmet.rule, people),
    line: unmet.rule.isFirm
      ? 'Esa regla es de siempre: haría falta otra mesa o quitar otra regla.'
      : 'No cabe con lo demás que habéis pedido.',
  }
}

/** 'Mueve a 3 personas, 20 se quedan.' */
export function movesInWords(moved: number, staying: number): string {
  const stay = staying === 1 ? '1 se queda' : `${staying} se quedan`
  if (moved === 0) return 'Nadie cambia de sitio.'
  return `${moved === 1 ? 'Cambia 1 persona' : `Cambian ${moved} personas`}, ${stay}.`
}
