import Lock from 'lucide-react/icons/lock'
import type { ReactNode } from 'react'
import type { BookVendor } from '#contract/book-vendors.ts'
import { readWebAddress } from '#domain/text/web-address.ts'
import { amountInWords, seasonInWords } from '#domain/vendor-book/price-text.ts'
import type { BookPrice } from '#domain/vendor-book/vendor-book.ts'
import { Icon } from '#ui/icon.tsx'
import { usePhone } from '../../shared/words/phones.ts'

const LINK = 'link inline-block min-h-6'

/** How a vendor is reached; each fact that is known. */
export function BookFacts({ vendor }: { vendor: BookVendor }) {
  const { contact, email, phone, webpage, instagram, place } = vendor
  const { call, whatsApp, shown } = usePhone(phone)
  const web = readWebAddress(webpage)
  const facts: { name: string; value: ReactNode }[] = [
    { name: 'Contacto', value: contact },
    {
      name: 'Teléfono',
      value: phone && (
        <span className="flex flex-wrap gap-x-4">
          {call ? <OwnLink href={call}>{shown}</OwnLink> : shown}
          {whatsApp && <WebLink href={whatsApp}>WhatsApp</WebLink>}
        </span>
      ),
    },
    { name: 'Email', value: email && <OwnLink href={`mailto:${email}`}>{email}</OwnLink> },
    { name: 'Web', value: web ? <WebLink href={web.href}>{web.host}</WebLink> : webpage },
    {
      name: 'Instagram',
      value: instagram && (
        <WebLink href={`https://www.instagram.com/${encodeURIComponent(instagram)}/`}>@{instagram}</WebLink>
      ),
    },
    { name: 'Zona', value: place },
  ].filter(({ value }) => value)
  if (facts.length === 0) return null
  return (
    <dl className="border-t border-line text-sm">
      {facts.map(({ name, value }) => (
        <div key={name} className="grid grid-cols-[6.5rem_minmax(0,1fr)] border-b border-line py-2.5">
          <dt className="text-ink-3">{name}</dt>
          <dd className="num font-strong wrap-anywhere">{value}</dd>
        </div>
      ))}
    </dl>
  )
}

const OwnLink = ({ href, children }: { href: string; children: ReactNode }) => (
  <a href={href} className={LINK}>
    {children}
  </a>
)

const WebLink = ({ href, children }: { href: string; children: ReactNode }) => (
  <a href={href} target="_blank" rel="noopener noreferrer" className={LINK}>
    {children}
  </a>
)

/** The prices by their seasons. */
export function BookPrices({ prices }: { prices: readonly BookPrice[] }) {
  if (prices.length === 0) return null
  return (
    <section aria-label="Precios">
      <h3 className="mb-1 text-sm font-strong">Precios</h3>
      <ul className="border-t border-line text-sm">
        {prices.map((price, at) => (
          // A price has no id, and its place in the list is its own.
          // biome-ignore lint/suspicious/noArrayIndexKey: the rows are only shown
          <li key={at} className="flex items-baseline justify-between gap-4 border-b border-line py-2.5">
            <span className="min-w-0 wrap-anywhere">
              {price.label || 'Precio'}
              <span className="text-ink-3"> · {seasonInWords(price)}</span>
            </span>
            <b className="num text-right font-strong">{amountInWords(price)}</b>
          </li>
        ))}
      </ul>
    </section>
  )
}

/** The notes, which no couple sees. */
export function BookNotes({ vendor: { notes, isPrivate } }: { vendor: BookVendor }) {
  return (
    <>
      {notes && (
        <section aria-label="Notas internas">
          <h3 className="mb-1 text-sm font-strong">Notas internas</h3>
          <p className="text-ui whitespace-pre-line wrap-anywhere">{notes}</p>
        </section>
      )}
      {(notes || isPrivate) && (
        <p className="flex items-center gap-2 text-sm text-ink-3">
          <Icon of={Lock} size="sm" className="shrink-0" />
          {isPrivate ? 'Solo lo ves tú, tu equipo no.' : 'Las parejas no ven estas notas.'}
        </p>
      )}
    </>
  )
}
