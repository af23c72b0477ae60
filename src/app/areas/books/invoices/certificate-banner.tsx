import TriangleAlert from 'lucide-react/icons/triangle-alert'
import { useState } from 'react'
import type { Invoicing } from '#contract/invoicing-rows.ts'
import { BANNER_DAYS } from '#domain/invoicing/certificate-expiry.ts'
import type { InvoicingMode } from '#domain/invoicing/invoice-content.ts'
import { dayInMadrid, daysBetween } from '#domain/time/dates.ts'
import { dateInWords } from '#domain/time/spanish-day.ts'
import { Button } from '#ui/button.tsx'
import { Icon } from '#ui/icon.tsx'
import { CertificateDialog } from './certificate-dialog.tsx'
import { many } from './counted-words.ts'

/** A certificate that expires within a month, or has: what it means for the invoices, with the way to change it. */
export function CertificateBanner({ settings, today }: Pick<Invoicing, 'settings' | 'today'>) {
  const [isOpen, setOpen] = useState(false)
  if (!settings) return null
  const { expiresAt } = settings.certificate
  const day = dayInMadrid(new Date(expiresAt))
  const days = daysBetween(today, day)
  if (days > BANNER_DAYS) return null
  const hasExpired = Date.parse(expiresAt) <= Date.now()
  return (
    <section
      aria-label="Certificado"
      className="flex flex-wrap items-center gap-x-6 gap-y-3 border-b border-line-strong py-4"
    >
      <Icon of={TriangleAlert} className="text-danger max-md:hidden" />
      <p className="min-w-0 flex-1 max-md:basis-full">
        <b className="block font-strong text-danger">
          {hasExpired ? `Tu certificado caducó el ${dateInWords(day)}.` : soonWords(days, day)}
        </b>
        <span className="text-sm text-ink-2">{MEANING[settings.mode][hasExpired ? 'expired' : 'soon']}</span>
      </p>
      <Button onPress={() => setOpen(true)}>Cambiar certificado</Button>
      {isOpen && <CertificateDialog onClose={() => setOpen(false)} />}
    </section>
  )
}

const MEANING: Readonly<Record<InvoicingMode, { expired: string; soon: string }>> = {
  sent: {
    expired: 'Las facturas valen y esperan: se envían a Hacienda en cuanto pongas el nuevo.',
    soon: 'Sin él las facturas no llegan a Hacienda. Renuévalo y ponlo aquí antes de ese día.',
  },
  kept: {
    expired: 'No se puede firmar, así que no se emite ninguna factura hasta que pongas el nuevo.',
    soon: 'Sin él no se firman, y no se puede emitir ninguna. Renuévalo y ponlo aquí antes de ese día.',
  },
}

const soonWords = (days: number, day: string): string =>
  days <= 0
    ? 'Tu certificado caduca hoy.'
    : `Tu certificado caduca en ${many(days, 'día')}, el ${dateInWords(day)}.`
