import { useState } from 'react'
import type { WeddingOrder } from '#domain/weddings.ts'

export const ORDERS: readonly { value: WeddingOrder; label: string; byLabel: string }[] = [
  { value: 'date', label: 'Fecha', byLabel: 'Por fecha' },
  { value: 'name', label: 'Nombre', byLabel: 'Por nombre' },
  { value: 'status', label: 'Estado', byLabel: 'Por estado' },
]

/** The order of the dashboard, as this person left it in this browser. */
export function useWeddingOrder(plannerId: string): [WeddingOrder, (order: WeddingOrder) => void] {
  const key = `azahar.order.${plannerId}`
  const [order, setOrder] = useState<WeddingOrder>(
    () => ORDERS.find(({ value }) => value === localStorage.getItem(key))?.value ?? 'date',
  )
  const change = (next: WeddingOrder) => {
    localStorage.setItem(key, next)
    setOrder(next)
  }
  return [order, change]
}
