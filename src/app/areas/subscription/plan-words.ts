import type { Subscription } from '#contract/subscription.ts'
import { instantInWords } from '../../shared/words/spanish-dates.ts'

export type PlanDialog = 'cancel' | 'withdraw' | 'role'

type Standing = { label: string; line: (plan: Subscription) => string }

const INCLUDED = 'Bodas ilimitadas, tu marca y tu perfil en el directorio.'

export const STANDING_WORDS: Record<Subscription['standing'], Standing> = {
  free: {
    label: 'Gratis',
    line: ({ role }) =>
      role === 'planner'
        ? 'Una boda activa gratis, con tu marca y tu perfil en el directorio. Desde la segunda hace falta el plan.'
        : 'Las parejas no pagan nunca.',
  },
  active: { label: 'Activa', line: () => INCLUDED },
  ending: {
    label: 'Cancelada',
    line: ({ endsAt }) => `La tienes hasta el ${instantInWords(endsAt!)}. Después no se te cobra nada más.`,
  },
  grace: { label: 'Pendiente', line: () => INCLUDED },
  lapsed: {
    label: 'Sin plan',
    line: () => 'Tus bodas siguen siendo tuyas: puedes verlas, descargarlas y terminarlas.',
  },
}

/** Says what is missing and until when it can wait; `null` when nothing is. */
export function missingInWords({ standing, graceUntil, role }: Subscription): string | null {
  if (role !== 'planner') return null
  if (standing === 'grace')
    return `Hasta el ${instantInWords(graceUntil!)} no cambia nada. Después no podrás crear otra boda ni entrar en la de otra pareja.`
  if (standing === 'lapsed')
    return 'No puedes crear otra boda ni entrar en la de otra pareja mientras lleves alguna activa sin el plan.'
  return null
}

export const missingTitle = ({ isUnpaid }: Subscription): string =>
  isUnpaid ? 'Pago pendiente' : 'Te falta el plan'

const BRANDS: Record<string, string> = { visa: 'Visa', mastercard: 'Mastercard', amex: 'American Express' }

export function paymentInWords(method: Subscription['paymentMethod']): string {
  if (!method) return ''
  const name = method.kind === 'sepa' ? 'Cuenta' : (BRANDS[method.brand ?? ''] ?? 'Tarjeta')
  return method.last4 ? `${name} ${method.last4}` : name
}

export const billingInWords = ({ name, taxId, city }: NonNullable<Subscription['billing']>): string =>
  [name, taxId, city].filter(Boolean).join(' · ') || 'Sin datos'

export const RECEIPT_WORDS: Record<Subscription['receipts'][number]['status'], string> = {
  paid: 'Pagado',
  open: 'Pendiente',
  refunded: 'Devuelto',
  partlyRefunded: 'Devuelto en parte',
  disputed: 'Reclamado al banco',
}
