import Info from 'lucide-react/icons/info'
import { useId, useState } from 'react'
import type { Vendor } from '#contract/vendors.ts'
import { fieldOf } from '#domain/budget/asked-prices.ts'
import { vendorCents } from '#domain/vendors/vendor-prices.ts'
import { Button } from '#ui/button.tsx'
import { TextField } from '#ui/fields/text-field.tsx'
import { Icon } from '#ui/icon.tsx'
import { PageHeader } from '../../../shell/page.tsx'
import { useOnline } from '../../../sync/use-online.ts'
import { AskedPriceRow } from './asked-price-row.tsx'
import { type SetPrice, useAskedPrices } from './use-asked-prices.ts'

/** So many vendors are asked about at first, the dearest. */
const SHOWN = 12

type AskedPricesFormProps = {
  weddingId: string
  vendors: readonly Vendor[]
  nameOf: (vendor: Vendor) => string
  componentOf: (vendor: Vendor) => string
  /** Prices were just set, and their guests are not counted yet. */
  isCounting: boolean
  onPrice: SetPrice
}

/** Asks which vendors charge by person, table, bus or family, where none does yet. The rest stays fixed. */
export function AskedPricesForm(props: AskedPricesFormProps) {
  const { weddingId, isCounting, onPrice, ...names } = props
  const formId = useId()
  const vendors = props.vendors.toSorted((one, other) => vendorCents(other) - vendorCents(one))
  const form = useAskedPrices(weddingId, vendors, onPrice)
  const isOnline = useOnline()
  return (
    <>
      <PageHeader
        title="¿Y si vienen menos?"
        actions={
          <Button
            variant="primary"
            type="submit"
            form={formId}
            isPending={isCounting}
            pendingLabel="Contando"
            className="max-md:w-full"
          >
            Ver cuánto cambia
          </Button>
        }
      />
      <p className="mt-3 max-w-132 text-ink-2">
        Aún no sabemos qué precios dependen de cuántos sois. Di qué proveedores cobran por persona y hacemos
        la cuenta.
      </p>
      <form id={formId} {...form.submission.props(form.asked)} className="mt-6 max-w-200">
        <Rows {...names} vendors={vendors} form={form} />
        <TextField
          label="¿Cuántos creéis que seréis?"
          description="Solo si vuestra lista de invitados aún está vacía. Si no, contamos los de la lista."
          value={form.asked.planned}
          onChange={form.typePlanned}
          inputMode="numeric"
          autoComplete="off"
          error={form.problems['planned'] ?? null}
          className="mt-7 max-w-80"
        />
        <p className="mt-6 flex gap-2.5 text-sm text-ink-2">
          <Icon of={Info} className="mt-0.5 shrink-0" />
          Lo que no toques se queda fijo, venga quien venga. Horas, mínimos y precios de niño se dicen en cada
          proveedor.
        </p>
        {isCounting && !isOnline && (
          <p role="status" className="mt-3 text-sm text-ink-2">
            Sin conexión: lo contamos en cuanto vuelva.
          </p>
        )}
      </form>
    </>
  )
}

type RowsProps = Pick<AskedPricesFormProps, 'vendors' | 'nameOf' | 'componentOf'> & {
  form: ReturnType<typeof useAskedPrices>
}

function Rows({ vendors, nameOf, componentOf, form: { asked, problems, typeRow } }: RowsProps) {
  const [isWhole, setWhole] = useState(false)
  const shown = isWhole ? vendors : vendors.slice(0, SHOWN)
  return (
    <>
      <div aria-hidden="true" className={HEAD}>
        <span>Proveedor</span>
        <span>Cobra por</span>
        <span>Precio</span>
      </div>
      <ul className="max-md:border-t max-md:border-line-strong">
        {shown.map((vendor) => (
          <AskedPriceRow
            key={vendor.id}
            vendor={vendor}
            name={nameOf(vendor)}
            component={componentOf(vendor)}
            typed={asked.rows[vendor.id] ?? {}}
            unitProblem={problems[fieldOf(vendor.id, 'unit')] ?? null}
            priceProblem={problems[fieldOf(vendor.id, 'price')] ?? null}
            onType={(row) => typeRow(vendor.id, row)}
          />
        ))}
      </ul>
      {shown.length < vendors.length && (
        <button
          type="button"
          onClick={() => setWhole(true)}
          className="link mt-2 min-h-11 text-sm font-strong"
        >
          Ver {vendors.length - shown.length} más
        </button>
      )}
    </>
  )
}

const HEAD =
  'hidden border-y border-line py-2.5 text-xs text-ink-2 md:grid md:grid-cols-[minmax(0,1fr)_9rem_9rem] md:gap-4 md:border-t-line-strong'
