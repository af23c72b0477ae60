import type { PartKind, Product, ReadPart } from './imports.ts'
import { summaryOf } from './part-summary.ts'

/** A part in words: what the screen shows of it, which is little beside its rows. */
export type PartBrief = {
  kind: PartKind
  sheet: string | null
  product: Product | null
  title: string
  detail: string
  /** The other kinds that it can be taken for. */
  alternatives: PartKind[]
  isUncertain: boolean
}

export function briefOf(part: ReadPart): PartBrief {
  const { title, facts } = summaryOf(part)
  const { sheet, product, alternatives, isUncertain } = part
  return {
    kind: part.content.kind,
    sheet,
    product,
    title,
    detail: facts.join(', '),
    alternatives,
    isUncertain,
  }
}
