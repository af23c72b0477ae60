import { useQuery } from '@tanstack/react-query'
import { type HeadBasis, type HeadPrice, PLANNED_HEADS_MAX } from '#domain/vendors/vendor-prices.ts'
import { Select } from '#ui/fields/select.tsx'
import { cateringQuery } from '../../catering/catering.queries.ts'
import { CountField } from './count-field.tsx'

const BASES: readonly { value: HeadBasis; label: string }[] = [
  { value: 'confirmed', label: 'Quienes dicen que sí' },
  { value: 'expected', label: 'Quienes dicen que sí o no han respondido' },
  { value: 'invited', label: 'Todos los invitados' },
  { value: 'planned', label: 'Un número previsto' },
]

/** The value of the wedding itself in the list of events, which have ids. */
const WEDDING = 'wedding'

type CountedGuestsProps = {
  vendorId: string
  weddingId: string
  price: HeadPrice
  onChange: (change: Partial<HeadPrice>) => void
}

/** The guests that a price counts: of which event, by which answers, or a number that was planned. */
export function CountedGuests({ vendorId, weddingId, price, onChange }: CountedGuestsProps) {
  const { data } = useQuery(cateringQuery(weddingId))
  const events = data?.sheet.events ?? [{ eventId: null, name: 'Boda' }]
  const count = { vendorId, empty: 0, placeholder: '0', max: PLANNED_HEADS_MAX }
  return (
    <>
      <Select
        label="Para qué evento"
        options={events.map(({ eventId: id, name }) => ({ value: id ?? WEDDING, label: name }))}
        value={price.eventId ?? WEDDING}
        onChange={(value) => onChange({ eventId: value === WEDDING ? null : value })}
      />
      <Select
        label="Se cuenta a"
        options={BASES}
        value={price.basis}
        onChange={(basis) => onChange({ basis })}
      />
      {price.basis === 'planned' && (
        <div className="grid grid-cols-2 items-end gap-x-3">
          <CountField
            {...count}
            name="planned adults"
            label="Adultos previstos"
            value={price.plannedAdults}
            onChange={(adults) => onChange({ plannedAdults: adults ?? 0 })}
          />
          <CountField
            {...count}
            name="planned children"
            label="Niños previstos"
            value={price.plannedChildren}
            onChange={(children) => onChange({ plannedChildren: children ?? 0 })}
          />
        </div>
      )}
    </>
  )
}
