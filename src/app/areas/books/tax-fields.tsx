import { IRPF_RATES, type IrpfRate, taxLine, VAT_RATES, type VatRate } from '#domain/books/tax.ts'
import { formatEuros } from '#domain/budget/money.ts'
import { Select } from '#ui/fields/select.tsx'

export type Rates = { vatRate: VatRate; irpfRate: IrpfRate }

export const USUAL_RATES: Rates = { vatRate: 21, irpfRate: 0 }

type TaxFieldsProps = { rates: Rates; onChange: (rates: Rates) => void; cents: number | null }

/** IVA and IRPF of an amount with IVA, and what that makes. */
export function TaxFields({ rates, onChange, cents }: TaxFieldsProps) {
  const line = cents === null ? null : taxLine(cents, rates)
  return (
    <div className="grid gap-2">
      <div className="grid grid-cols-2 gap-4">
        <Select
          label="IVA incluido"
          options={VAT_RATES.map((rate) => ({
            value: String(rate),
            label: rate === 0 ? 'Sin IVA' : `${rate}\u00a0%`,
          }))}
          value={String(rates.vatRate)}
          onChange={(value) => onChange({ ...rates, vatRate: Number(value) as VatRate })}
        />
        <Select
          label="Retención de IRPF"
          options={IRPF_RATES.map((rate) => ({
            value: String(rate),
            label: rate === 0 ? 'Ninguna' : `${rate}\u00a0%, si paga una empresa`,
          }))}
          value={String(rates.irpfRate)}
          onChange={(value) => onChange({ ...rates, irpfRate: Number(value) as IrpfRate })}
        />
      </div>
      {line && (
        <p className="num text-sm text-ink-2">
          Base {formatEuros(line.base)}, IVA {formatEuros(line.vat)}
          {line.irpf > 0 && `, IRPF −${formatEuros(line.irpf)}: a cobrar ${formatEuros(line.payable)}`}
        </p>
      )}
    </div>
  )
}
