import { useState } from 'react'
import type { Invoicing } from '#contract/invoicing-rows.ts'
import { BANNER_DAYS } from '#domain/invoicing/certificate-expiry.ts'
import { dayInMadrid, daysBetween } from '#domain/time/dates.ts'
import { dateInWords } from '#domain/time/spanish-day.ts'
import { PlainButton } from '#ui/plain-button.tsx'
import { CertificateDialog } from './certificate-dialog.tsx'

/** The certificate is told of from so many days before it expires. */
const TOLD_DAYS = 60

/** The certificate that expires in a while, or cannot be used, with the way to change it. */
export function CertificateWord({ invoicing }: { invoicing: Invoicing }) {
  const [isOpen, setOpen] = useState(false)
  const { settings, queue, today } = invoicing
  const expiry = settings && dayInMadrid(new Date(settings.certificate.expiresAt))
  const days = expiry ? daysBetween(today, expiry) : null
  const isSoon = days !== null && days <= TOLD_DAYS && days > BANNER_DAYS
  if (!expiry || !(isSoon || queue.refusal)) return null
  return (
    <p className="flex flex-wrap items-baseline gap-x-3 pt-2 text-sm">
      {isSoon && <span className="text-ink-2">Tu certificado caduca el {dateInWords(expiry)}.</span>}
      <PlainButton onPress={() => setOpen(true)} className="min-h-6 border-b border-link text-link">
        Cambiar el certificado
      </PlainButton>
      {isOpen && <CertificateDialog onClose={() => setOpen(false)} />}
    </p>
  )
}
