import { foldText } from '../text/fold-text.ts'

/** The facts that a clause names in braces, such as '{pareja}'. */
export const FIELD_WORDS = {
  company: 'empresa',
  companyNif: 'nif',
  companyAddress: 'domicilio',
  representative: 'representante',
  companyEmail: 'correo',
  couple: 'pareja',
  coupleNifs: 'nif de la pareja',
  lines: 'paquete',
  eventDate: 'fecha',
  place: 'lugar',
  guests: 'invitados',
  quoteNumber: 'número',
  extras: 'extras',
  total: 'total',
  instalments: 'pagos',
  deposit: 'reserva',
} as const

export type AgreementField = keyof typeof FIELD_WORDS

export const AGREEMENT_FIELDS = Object.keys(FIELD_WORDS) as AgreementField[]

/**
 * A piece of a clause. `fact` was filled in; `asked` stands for what a person writes when they sign; `missing` is a fact
 * that is not known, and `unknown` a field that there is not.
 */
export type Run = { kind: 'text' | 'fact' | 'asked' | 'missing' | 'unknown'; text: string }

/** The facts of an agreement; of a fact that is not known there are no runs. */
export type AgreementFacts = Record<AgreementField, Run[]>

const BRACED = /\{([^{}\n]{1,40})\}/

type Part = { text: string } | { field: AgreementField } | { unknown: string }

/** A clause as its texts and fields. */
export function partsOf(text: string): Part[] {
  // The pattern has one group, so texts and names take turns.
  return text.split(BRACED).flatMap((piece, index): Part[] => {
    if (index % 2 === 0) return piece === '' ? [] : [{ text: piece }]
    const field = AGREEMENT_FIELDS.find((known) => foldText(FIELD_WORDS[known]) === foldText(piece))
    return [field ? { field } : { unknown: piece }]
  })
}

/** A clause with its facts. */
export const fillClause = (text: string, facts: AgreementFacts): Run[] =>
  partsOf(text).flatMap((part): Run[] => {
    if ('text' in part) return [{ kind: 'text', text: part.text }]
    if ('unknown' in part) return [{ kind: 'unknown', text: part.unknown }]
    const filled = facts[part.field]
    return filled.length > 0 ? filled : [{ kind: 'missing', text: FIELD_WORDS[part.field] }]
  })

/** The fields of clauses that hinder sending: those that are not known, and those that there are not. */
export function openFields(texts: readonly string[], facts: AgreementFacts) {
  const runs = texts.flatMap((text) => fillClause(text, facts))
  const namesOf = (kind: Run['kind']) => [
    ...new Set(runs.filter((run) => run.kind === kind).map(({ text }) => text)),
  ]
  return { missing: namesOf('missing'), unknown: namesOf('unknown') }
}
