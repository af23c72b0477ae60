import { formatEuros } from '#domain/budget/money.ts'
import { cx } from '#ui/class-names.ts'

/** `999.999` fits a phone in the large size. */
const LONG = 7

type BigTotalProps = { cents: number; vendorCount: number }

/** Shows the confirmed sum as the one large figure of the page. */
export function BigTotal({ cents, vendorCount }: BigTotalProps) {
  const [whole = '', decimals] = formatEuros(cents).split(',')
  const size =
    whole.length > LONG
      ? 'text-[clamp(2.25rem,.9rem+5vw,6.75rem)]'
      : 'text-[clamp(3.5rem,1.6rem+6.4vw,6.75rem)]'
  return (
    <div className="mt-9.5 grid items-end gap-x-12 gap-y-4 max-md:mt-7 md:grid-cols-[minmax(0,1fr)_auto]">
      {/* biome-ignore lint/a11y/useSemanticElements: a figure with its name, not a set of fields */}
      <p
        role="group"
        aria-label="Total confirmado"
        className={cx(size, 'leading-[.86] tracking-[-.03em] whitespace-nowrap serif')}
      >
        {whole}
        <small className="-ml-[.03em] text-[.46em] tracking-[-.01em] text-ink-2">,{decimals}</small>
      </p>
      <p className="max-w-76 pb-2.5 text-ui text-ink-2 max-md:max-w-none max-md:pb-0 md:text-right">
        {vendorCount === 0
          ? 'Total confirmado: aquí se suman los proveedores que confirmes.'
          : vendorCount === 1
            ? 'Total confirmado: lo que cuesta el proveedor que ya tienes cerrado.'
            : `Total confirmado: suma de los ${vendorCount} proveedores que ya tienes cerrados.`}
      </p>
    </div>
  )
}
