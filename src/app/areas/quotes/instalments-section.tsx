import Plus from 'lucide-react/icons/plus'
import X from 'lucide-react/icons/x'
import { v7 as uuidv7 } from 'uuid'
import { formatEuros } from '#domain/budget/money.ts'
import { newInstalment } from '#domain/quotes/new-quote.ts'
import { instalmentAmounts, quoteTotals, tickedAtFirst } from '#domain/quotes/quote-totals.ts'
import { QUOTE_CONCEPT_MAX, QUOTE_INSTALMENTS_MAX, type QuoteContent } from '#domain/quotes/quotes.ts'
import { formatNumber } from '#domain/text/spanish-numbers.ts'
import { dayInMadrid } from '#domain/time/dates.ts'
import { Button, IconButton } from '#ui/button.tsx'
import { DatePicker } from '#ui/fields/date-picker.tsx'
import { TextField } from '#ui/fields/text-field.tsx'
import { NumberField } from '../../shared/page/number-field.tsx'
import { EditorSection } from '../../shell/editor-page.tsx'

type InstalmentsProps = { content: QuoteContent; onType: (fields: Partial<QuoteContent>) => void }

/** How the total is paid. Without a date a part is due when the quote is accepted. */
export function InstalmentsSection({ content, onType }: InstalmentsProps) {
  const { instalments } = content
  const amounts = instalmentAmounts(instalments, quoteTotals(content, tickedAtFirst(content)).total)
  const percent = Math.round(instalments.reduce((sum, part) => sum + part.percent, 0) * 100) / 100
  const change = (id: string, fields: Partial<(typeof instalments)[number]>) =>
    onType({ instalments: instalments.map((part) => (part.id === id ? { ...part, ...fields } : part)) })
  const add = () =>
    onType({ instalments: [...instalments, newInstalment(content, dayInMadrid(new Date()), uuidv7)] })
  return (
    <EditorSection
      title="Pagos"
      aside={instalments.length > 0 && `${formatNumber(percent)}\u00a0% del total`}
    >
      {instalments.length > 0 && (
        <ol className="grid gap-4">
          {instalments.map((part, index) => (
            <li
              key={part.id}
              className="grid grid-cols-[minmax(0,1fr)_6rem_auto] items-end gap-x-3 gap-y-2.5 border-b border-line pb-4 md:grid-cols-[minmax(0,1fr)_5.5rem_12rem_6.5rem_auto]"
            >
              <TextField
                label={`Pago ${index + 1}`}
                value={part.label}
                onChange={(label) => change(part.id, { label })}
                maxLength={QUOTE_CONCEPT_MAX}
              />
              <NumberField
                label="Parte"
                value={part.percent}
                onChange={(value) => change(part.id, { percent: value ?? 0 })}
                max={100}
                hasDecimals
                suffix="%"
              />
              <DatePicker
                label="Vence"
                value={part.dueOn}
                onChange={(dueOn) => change(part.id, { dueOn })}
                className="max-md:order-last max-md:col-span-2"
              />
              <p className="num pb-2.5 text-right max-md:order-last">{formatEuros(amounts[index] ?? 0)}</p>
              <IconButton
                icon={X}
                label={`Quitar pago ${index + 1}`}
                onPress={() => onType({ instalments: instalments.filter(({ id }) => id !== part.id) })}
                className="self-end pb-1"
              />
            </li>
          ))}
        </ol>
      )}
      <p>
        <Button
          icon={Plus}
          variant="quiet"
          isDisabled={instalments.length >= QUOTE_INSTALMENTS_MAX}
          onPress={add}
        >
          Añadir pago
        </Button>
      </p>
      <p className="text-sm text-ink-3">Sin fecha, se paga al aceptar.</p>
    </EditorSection>
  )
}
