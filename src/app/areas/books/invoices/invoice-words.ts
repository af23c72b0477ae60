import Ban from 'lucide-react/icons/ban'
import Check from 'lucide-react/icons/check'
import Send from 'lucide-react/icons/send'
import TriangleAlert from 'lucide-react/icons/triangle-alert'
import type { InvoiceRow, Invoicing } from '#contract/invoicing-rows.ts'
import { SECOND_MS } from '#domain/time/time.ts'
import type { IconGlyph } from '#ui/icon.tsx'
import { businessDownload } from '../../../shared/files/business-download.ts'

/** The columns of the list; a phone has two. */
export const INVOICE_COLUMNS =
  'grid items-center gap-x-4 max-md:grid-cols-[minmax(0,1fr)_auto_2.5rem] max-lg:md:grid-cols-[6.5rem_4rem_minmax(0,1fr)_7rem_9rem_2.75rem] lg:grid-cols-[6.5rem_4.5rem_minmax(0,1fr)_7rem_6.5rem_7rem_10rem_2.75rem]'

type Told = { words: string; icon: IconGlyph; tone: 'good' | 'bad' | 'plain' }

const TOLD: Readonly<Record<Exclude<InvoiceRow['state'], 'waiting'>, Told>> = {
  accepted: { words: 'Aceptada', icon: Check, tone: 'good' },
  acceptedWithFaults: { words: 'Aceptada con avisos', icon: TriangleAlert, tone: 'plain' },
  rejected: { words: 'Rechazada', icon: TriangleAlert, tone: 'bad' },
  cancelled: { words: 'Anulada', icon: Ban, tone: 'plain' },
  corrected: { words: 'Rectificada', icon: Check, tone: 'good' },
  kept: { words: 'Firmada y guardada', icon: Check, tone: 'good' },
}

export const TONES = { good: 'font-strong text-link', bad: 'font-strong text-danger', plain: 'text-ink-2' }

/** The agency's word on an invoice, with its icon and tone. */
export const toldOf = (state: InvoiceRow['state'], queue: Invoicing['queue'], now: number): Told =>
  state === 'waiting' ? { words: waitingWords(queue, now), icon: Send, tone: 'plain' } : TOLD[state]

/** 'Se envía en 40 s'; after an outage it says when it is tried again. */
export function waitingWords({ sendsAt, failures, refusal }: Invoicing['queue'], now: number): string {
  if (refusal) return 'Sin enviar'
  const seconds = sendsAt ? Math.ceil((Date.parse(sendsAt) - now) / SECOND_MS) : 0
  const wait = seconds > 90 ? `${Math.round(seconds / 60)}\u00a0min` : `${seconds}\u00a0s`
  if (failures > 0) return seconds > 0 ? `Reintento en ${wait}` : 'Reintentando'
  return seconds > 0 ? `Se envía en ${wait}` : 'Enviando'
}

/** The address of an invoice as PDF. */
export const pdfOf = ({ id }: Pick<InvoiceRow, 'id'>) =>
  businessDownload(`/api/planner/invoicing/invoices/${id}/pdf`)
