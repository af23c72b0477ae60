import { FIELD_WORDS, partsOf, type Run } from '#domain/agreements/agreement-fields.ts'
import { cx } from '#ui/class-names.ts'

const CHIP = 'rounded-md px-1.5 py-px font-strong box-decoration-clone'
const KNOWN = 'bg-primary-soft text-link'
/** Ochre: a fact that is not known. */
const OPEN = 'bg-(--st-pendiente-bg) text-(--st-pendiente-fg)'

/** A clause as it is written, its fields as chips. */
export function WrittenClause({ text }: { text: string }) {
  return partsOf(text).map((part, index) => {
    if ('text' in part) return part.text
    const isKnown = 'field' in part
    return (
      // biome-ignore lint/suspicious/noArrayIndexKey: the pieces of a text have no other name than their place
      <mark key={index} className={cx(CHIP, isKnown ? KNOWN : OPEN)}>
        {isKnown ? FIELD_WORDS[part.field] : `${part.unknown}: no es un dato`}
      </mark>
    )
  })
}

/** A clause as it will be sent, its facts marked. */
export function FilledClause({ runs }: { runs: readonly Run[] }) {
  return runs.map(({ kind, text }, index) =>
    kind === 'text' ? (
      text
    ) : (
      // biome-ignore lint/suspicious/noArrayIndexKey: the pieces of a text have no other name than their place
      <mark key={index} className={cx(CHIP, kind === 'fact' ? KNOWN : OPEN)}>
        {kind === 'missing' ? `falta ${text}` : kind === 'unknown' ? `${text}: no es un dato` : text}
      </mark>
    ),
  )
}
