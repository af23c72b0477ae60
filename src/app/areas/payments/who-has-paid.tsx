import { formatAmount } from '#domain/budget/money.ts'
import type { Payer } from '#domain/payments/payments.ts'
import { splitAmong } from '#domain/payments/shares.ts'
import { Button } from '#ui/button.tsx'
import { cx } from '#ui/class-names.ts'
import { Radio, RadioGroup } from '#ui/fields/radio-group.tsx'
import { TextField } from '#ui/fields/text-field.tsx'
import { COUPLE, type PayFields, SEVERAL } from './pay-form.ts'

type WhoHasPaidProps = {
  fields: Pick<PayFields, 'who' | 'parts'>
  cents: number | null
  payers: readonly Payer[]
  couple: string
  onChange: (changes: Partial<PayFields>) => void
  problem: string | null
}

/** The payers of a payment: one, or several with the part of each. Without other payers it was the couple. */
export function WhoHasPaid({ fields, cents, payers, couple, onChange, problem }: WhoHasPaidProps) {
  if (payers.length === 0) return null
  const people = [{ key: COUPLE, name: couple }, ...payers.map(({ id, name }) => ({ key: id, name }))]
  const equally = () => {
    const split = splitAmong(
      cents ?? 0,
      people.map(({ key }) => ({ payerId: key, cents: null })),
    )
    return Object.fromEntries(split.map((share) => [share.payerId, formatAmount(share.cents)]))
  }
  return (
    <div>
      <p aria-hidden="true" className="mb-1 text-sm font-strong">
        Quién lo ha pagado
      </p>
      <RadioGroup
        label="Quién lo ha pagado"
        value={fields.who}
        onChange={(who) => onChange({ who, ...(who === SEVERAL && { parts: equally() }) })}
        className="grid gap-x-4 md:grid-cols-2"
      >
        {[...people, { key: SEVERAL, name: 'Entre varios' }].map(({ key, name }) => (
          <Radio key={key} value={key} className={CHOICE}>
            <i aria-hidden="true" className={DOT} />
            <span className="min-w-0 wrap-anywhere">{name}</span>
          </Radio>
        ))}
      </RadioGroup>
      {fields.who === SEVERAL && (
        <div className="mt-3 grid gap-3 md:grid-cols-2">
          {people.map(({ key, name }) => (
            <TextField
              key={key}
              label={name}
              value={fields.parts[key] ?? ''}
              onChange={(text) => onChange({ parts: { ...fields.parts, [key]: text } })}
              inputMode="decimal"
              autoComplete="off"
              inputClassName="num text-right pr-8"
              trailing={<span className="pr-2.5 text-ink-3">€</span>}
            />
          ))}
          <Button
            variant="quiet"
            size="sm"
            onPress={() => onChange({ parts: equally() })}
            className="-ml-3 justify-self-start"
          >
            A partes iguales
          </Button>
        </div>
      )}
      {problem && (
        <p role="alert" className="mt-2 text-sm text-danger">
          {problem}
        </p>
      )}
    </div>
  )
}

const CHOICE =
  'group/radio flex min-h-11 cursor-pointer items-center gap-2.5 border-b border-line py-2 has-checked:font-strong has-focus-visible:outline-2 has-focus-visible:outline-focus'

const DOT = cx(
  'size-5 shrink-0 rounded-full border-[1.5px] border-control',
  'group-has-checked/radio:border-[6px] group-has-checked/radio:border-primary',
)
