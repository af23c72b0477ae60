import { formatEuros } from '#domain/budget/money.ts'
import { Radio, RadioGroup } from '#ui/fields/radio-group.tsx'
import { type Payable, payableWords } from './payables.ts'

type ChargeChoiceProps = {
  open: readonly Payable[]
  chosen: string
  today: string
  onChoose: (chargeId: string) => void
}

/** The charges that an invoice may be of, one of which is chosen. */
export function ChargeChoice({ open, chosen, today, onChoose }: ChargeChoiceProps) {
  return (
    <RadioGroup
      label="Cobro"
      value={chosen}
      onChange={onChoose}
      className="scroll-pane max-h-60 border-t border-line"
    >
      {open.map((payable) => (
        <Radio key={payable.charge.id} value={payable.charge.id} className={CHOICE}>
          <span aria-hidden="true" className={DOT} />
          <span className="min-w-0 flex-1">
            <b className="block truncate text-[1.25rem] leading-tight font-normal italic serif">
              {payable.account.weddingName}
            </b>
            <small className="block truncate text-xs text-ink-2">{payableWords(payable, today)}</small>
          </span>
          <b className="num shrink-0 font-strong">{formatEuros(payable.charge.total)}</b>
        </Radio>
      ))}
    </RadioGroup>
  )
}

const CHOICE =
  'group flex min-h-14 cursor-pointer items-center gap-3 border-b border-line px-1 py-1.5 has-focus-visible:outline-2 has-focus-visible:-outline-offset-2 has-focus-visible:outline-focus'

const DOT =
  'size-5 shrink-0 rounded-full border-[1.5px] border-control group-has-checked:border-[6px] group-has-checked:border-primary'
