import { useEffect, useState } from 'react'
import type { WeddingOrder } from '#domain/weddings.ts'
import { readRemembered, remember } from '../../../lib/remembered.ts'
import { useCookies } from '../../../lib/use-cookies.ts'

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
  const cookies = useCookies()
  const [order, setOrder] = useState<WeddingOrder>(
    () => inAddress ?? ORDERS.find(({ value }) => value === readRemembered(cookies(), key))?.value ?? 'date',
  )
  // The address may change without a choice: by the way back, or by a link.
  useEffect(() => {
    if (inAddress) setOrder(inAddress)
  }, [inAddress])
  const change = (next: WeddingOrder) => {
    remember(key, next)
    setOrder(next)
    onChange(next)
  }
  return [order, change]
}
