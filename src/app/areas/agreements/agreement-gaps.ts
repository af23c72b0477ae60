import type { Agreement } from '#contract/agreement-rows.ts'
import { agreementFacts } from '#domain/agreements/agreement-facts.ts'
import { openFields } from '#domain/agreements/agreement-fields.ts'
import { type AgreementContent, agreementGaps, paperGaps } from '#domain/agreements/agreements.ts'
import { inSpanishList } from '#domain/text/spanish-list.ts'
import { GAP_WORDS } from './agreement-words.ts'

/** The same for a contract that was signed on paper. */
export const paperGapsInWords = ({ quote }: Agreement, content: AgreementContent): string[] => [
  ...(quote ? [] : [NO_QUOTE]),
  ...paperGaps(content).map((gap) => GAP_WORDS[gap]),
]

const NO_QUOTE = 'Falta que la pareja acepte el presupuesto.'

/** The things that are still to be done, as sentences. */
export function gapsInWords({ quote, email }: Agreement, content: AgreementContent): string[] {
  const { missing, unknown } = openFields(
    content.clauses.map(({ text }) => text),
    agreementFacts({ content, quote, email }),
  )
  return [
    ...(quote ? [] : [NO_QUOTE]),
    ...agreementGaps(content).map((gap) => GAP_WORDS[gap]),
    ...(quote && missing.length > 0
      ? [
          `Las cláusulas nombran datos que no están: ${inSpanishList(missing)}. Escríbelos en la cláusula, o envía otra versión del presupuesto que los tenga.`,
        ]
      : []),
    ...(unknown.length > 0 ? [`Entre llaves hay algo que no es un dato: ${inSpanishList(unknown)}.`] : []),
  ]
}
