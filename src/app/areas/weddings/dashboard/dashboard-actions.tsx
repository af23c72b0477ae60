import Plus from 'lucide-react/icons/plus'
import type { WeddingOrder } from '#domain/weddings/dashboard-order.ts'
import { Button } from '#ui/button.tsx'
import { Segmented } from '#ui/fields/segmented.tsx'
import { Select } from '#ui/fields/select.tsx'
import { ORDERS } from './wedding-order.ts'

type DashboardActionsProps = {
  order: WeddingOrder
  onOrder: (order: WeddingOrder) => void
  onStart: (how: 'create' | 'join') => void
}

/** The order of the weddings, and the two ways to have one more. */
export function DashboardActions({ order, onOrder, onStart }: DashboardActionsProps) {
  return (
    <>
      <Segmented
        label="Ordenar por"
        segments={ORDERS}
        value={order}
        onChange={onOrder}
        className="mr-1 max-md:hidden"
      />
      <Select
        label="Ordenar por"
        hideLabel
        options={ORDERS.map(({ value, byLabel }) => ({ value, label: byLabel }))}
        value={order}
        onChange={onOrder}
        className="md:hidden"
      />
      <Button onPress={() => onStart('join')} className={JOIN}>
        Unirme con un código
      </Button>
      <Button variant="primary" icon={Plus} onPress={() => onStart('create')}>
        Crear boda
      </Button>
    </>
  )
}

/** On a phone it is a quiet line under the two others. */
const JOIN =
  'max-md:order-last max-md:-mt-1 max-md:-mb-3 max-md:basis-full! max-md:border-transparent max-md:bg-transparent max-md:text-ink-2'
