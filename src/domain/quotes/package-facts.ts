import { formatEuros } from '../budget/money.ts'
import { rowFacts } from '../template-versions/row-facts.ts'
import type { Fact } from '../template-versions/template-versions.ts'
import type { QuoteExtra, QuoteInstalment, QuoteLine, QuotePackage } from './quotes.ts'

/** A package in words, a part for each line, extra and payment. */
export const packageFacts = (content: Omit<QuotePackage, 'id'>): Fact[] => [
  { key: 'name', label: 'Nombre', words: content.name },
  { key: 'note', label: 'Texto', words: content.note },
  { key: 'mode', label: 'Precios', words: content.priceMode === 'net' ? 'sin IVA' : 'con IVA' },
  ...rowFacts<QuoteLine>('Línea', content.lines, { nameOf: conceptOf, words: lineInWords }),
  ...rowFacts<QuoteExtra>('Extra', content.extras, {
    nameOf: conceptOf,
    words: (extra) => `${lineInWords(extra)}${extra.isTicked ? ' · marcado de entrada' : ''}`,
  }),
  ...rowFacts<QuoteInstalment>('Pago', content.instalments, {
    nameOf: ({ label }) => label,
    words: ({ label, percent, dueOn }) => `${label} · ${decimal(percent)}\u00a0% · ${dueOn ?? 'al firmar'}`,
  }),
  {
    key: 'agreement',
    label: 'Plantilla de contrato',
    words: content.agreementTemplateId ? 'una' : 'ninguna',
  },
  { key: 'tasks', label: 'Plantilla de tareas', words: content.taskTemplateId ? 'una' : 'ninguna' },
]

const conceptOf = ({ concept }: { concept: string }) => concept

function lineInWords({ concept, detail, quantity, price, discount, vatRate }: QuoteLine): string {
  const units = quantity === null ? 'por invitado' : `${decimal(quantity)} ×`
  return [
    concept,
    ...(detail ? [detail] : []),
    `${units} ${formatEuros(price)}`,
    ...(discount > 0 ? [`${decimal(discount)}\u00a0% de descuento`] : []),
    `IVA ${vatRate}\u00a0%`,
  ].join(' · ')
}

const decimal = (value: number) => String(value).replace('.', ',')
