import { useState } from 'react'
import type { WeddingOrder } from '#domain/weddings/dashboard-order.ts'
import { afterPaint } from '../../../shared/page/after-paint.ts'
import { useCookie } from '../../../shared/page/use-cookie.ts'
import { remember } from '../../../shared/wedding/remembered.ts'
import { useAddress } from './dashboard-view.ts'

export const ORDERS: readonly { value: WeddingOrder; label: string; byLabel: string }[] = [
  { value: 'date', label: 'Fecha', byLabel: 'Por fecha' },
  { value: 'name', label: 'Nombre', byLabel: 'Por nombre' },
  { value: 'status', label: 'Estado', byLabel: 'Por estado' },
]

/**
 * The order of the dashboard: the one in the address, else the one this person left in this browser. A chosen
 * one is shown at once and written to both.
 */
export function useWeddingOrder(
  plannerId: string,
  inAddress: WeddingOrder | undefined,
  onChange: (order: WeddingOrder) => void,
): [WeddingOrder, (order: WeddingOrder) => void] {
  const key = `azahar.order.${plannerId}`
  const cookie = useCookie(key)
  const [chosen, setOrder] = useState(inAddress)
  const order = chosen ?? ORDERS.find(({ value }) => value === cookie)?.value ?? 'date'
  useAddress({ shown: order, inAddress, follow: setOrder, write: onChange, later: afterPaint })
  const change = (next: WeddingOrder) => {
    remember(key, next)
    setOrder(next)
  }
  return [order, change]
}
