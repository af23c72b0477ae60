import { type IsoDate, shiftDay } from '../time/dates.ts'
import type {
  PackageContent,
  QuoteContent,
  QuoteExtra,
  QuoteInstalment,
  QuoteLine,
  QuotePackage,
} from './quotes.ts'

type Asked = { name: string; eventDate: IsoDate | null; place: string | null; guests: number | null }

/** A quote as it begins, with what the couple has written in its request. */
export const newQuote = ({ name, eventDate, place, guests }: Asked): QuoteContent => ({
  ...{ title: name, eventDate, place, guests, note: '', priceMode: 'net', validDays: 15 },
  ...{ lines: [], extras: [], instalments: [], agreementTemplateId: null, taskTemplateId: null },
})

type NewId = () => string

/** A line as it begins: one unit at the general rate of IVA. */
export const newLine = (newId: NewId): QuoteLine => ({
  ...{ id: newId(), concept: '', detail: '', quantity: 1, price: 0, discount: 0, vatRate: 21 },
})

export const newExtra = (newId: NewId): QuoteExtra => ({ ...newLine(newId), isTicked: false })

/** Of the total, as the part that keeps the date. */
const DEPOSIT_PERCENT = 30

/** The rest is due two weeks before the wedding. */
const DAYS_BEFORE_WEDDING = 14

type Begun = Pick<QuoteContent, 'instalments' | 'eventDate'>

/** An instalment as it begins: the deposit, due at accepting, and then what is left, due before the wedding. */
export function newInstalment(
  { instalments, eventDate }: Begun,
  today: IsoDate,
  newId: NewId,
): QuoteInstalment {
  if (instalments.length === 0)
    return { id: newId(), label: 'Reserva', percent: DEPOSIT_PERCENT, dueOn: null }
  const left = 100 - instalments.reduce((sum, { percent }) => sum + percent, 0)
  const dueOn = eventDate && shiftDay(eventDate, -DAYS_BEFORE_WEDDING)
  return {
    ...{ id: newId(), label: 'Pago', percent: Math.max(0, Math.round(left * 100) / 100) },
    dueOn: dueOn && dueOn > today ? dueOn : null,
  }
}

/** The parts of a quote that a package fills in, with ids of their own. */
export function fromPackage(content: QuotePackage, newId: NewId): PackageContent {
  const anew = <Row extends { id: string }>(rows: readonly Row[]) =>
    rows.map((row) => ({ ...row, id: newId() }))
  const { note, priceMode, lines, extras, instalments, agreementTemplateId, taskTemplateId } = content
  return {
    ...{ note, priceMode, agreementTemplateId, taskTemplateId },
    ...{ lines: anew(lines), extras: anew(extras), instalments: anew(instalments) },
  }
}

/** The parts of a quote that may begin others. Due days are those of one wedding and stay out. */
export function toPackage(content: QuoteContent): PackageContent {
  const { note, priceMode, lines, extras, instalments, agreementTemplateId, taskTemplateId } = content
  return {
    ...{ note, priceMode, lines, extras, agreementTemplateId, taskTemplateId },
    instalments: instalments.map((part) => ({ ...part, dueOn: null })),
  }
}
