import { dayInMadrid } from '../time/dates.ts'
import { invoiceTotals } from './invoice-totals.ts'
import { recordMoment } from './record-moment.ts'
import type { InvoicingSystem, IssueRecord } from './records.ts'
import type { RecordAnswer } from './submissions.ts'

/** The ends of a test sending. `away` is an agency that does not answer. */
export const TEST_OUTCOMES = ['accepted', 'certificateRefused', 'issuerUnknown', 'refused', 'away'] as const
export type TestOutcome = (typeof TEST_OUTCOMES)[number]

/** Its end, with the agency's own sentence where it has said one. */
export type TestAnswer = { outcome: TestOutcome; message: string | null }

const CONCEPT = 'Prueba de conexión, sin efectos'
const [TOTAL_CENTS, VAT_RATE] = [121, 21] as const

/**
 * A simplified invoice that was never issued, for the agency's test service: outside of every series, the first of a chain
 * of its own, and made by an installation that makes nothing else. `suffix` makes its number another each time.
 */
export function testRecord(
  { name, nif }: { name: string; nif: string },
  { system, now, suffix }: { system: InvoicingSystem; now: Date; suffix: string },
): IssueRecord {
  const madeAt = recordMoment(now)
  const { breakdown, vat, total } = invoiceTotals(
    [{ concept: CONCEPT, total: TOTAL_CENTS, vatRate: VAT_RATE }],
    0,
  )
  return {
    ...{ kind: 'issue', type: 'F2', issuer: nif, issuerName: name, description: CONCEPT },
    number: `PRUEBA-${madeAt.slice(0, 19).replaceAll(/\D/g, '')}-${suffix}`,
    issuedOn: dayInMadrid(now),
    ...{ recipients: [], breakdown, vat, total, rectification: null, resubmission: null },
    ...{ previous: null, madeAt, system: { ...system, installation: `prueba.${system.installation}` } },
  }
}

/** The NIF of the issuer is not in the census, or none (Validaciones y errores 1.2.0). */
const OF_ISSUER: ReadonlySet<number> = new Set([1108, 1109, 1110, 4104, 4107, 4109, 4115, 4116])
/** The holder of the certificate may not speak for the issuer. */
const OF_CERTIFICATE = 4112

/** The end of a test that was refused as a whole: the sentence begins with its number, as in `Codigo[4112].…`. */
export function refusedTest(sentence: string): TestAnswer {
  const [, digits, words] = /^Codigo\[(\d+)\]\.?\s*(.*)$/s.exec(sentence) ?? [null, null, sentence]
  return { outcome: outcomeOf(Number(digits)), message: words || null }
}

/** The end of a test whose record was answered. */
export function answeredTest({ state, fault }: RecordAnswer): TestAnswer {
  const message = fault?.message || null
  if (state !== 'rejected') return { outcome: 'accepted', message }
  return { outcome: outcomeOf(fault?.code ?? 0), message }
}

const outcomeOf = (code: number): TestOutcome => {
  if (code === OF_CERTIFICATE) return 'certificateRefused'
  return OF_ISSUER.has(code) ? 'issuerUnknown' : 'refused'
}
