import type { PlannerRequest } from '#contract/requests.ts'
import { formatEuros, toCents } from '#domain/budget/money.ts'
import { usePhone } from '../../shared/words/phones.ts'
import { dateInWords, fullDateInWords } from '../../shared/words/spanish-dates.ts'

/** The sum of the quote that was sent, with its number and until when it is valid. */
export function QuoteSum({ quote }: Pick<PlannerRequest, 'quote'>) {
  if (!quote) return null
  const [euros, cents] = formatEuros(quote.total).split(',')
  return (
    <p>
      <span className="num block font-serif text-[2.75rem] leading-none">
        {euros}
        <small className="text-[1.4rem]">,{cents}</small>
      </span>
      <span className="mt-1 block text-sm text-ink-2">
        Presupuesto {quote.number}. Vale hasta el {dateInWords(quote.validUntil)}.
      </span>
    </p>
  )
}

/** The facts of a request, with the ways to write and to call. */
export function RequestFacts({ request }: { request: PlannerRequest }) {
  const { eventDate, place, guests, budget, email, phone } = request
  const { call, whatsApp, shown } = usePhone(phone)
  const facts = [
    { name: 'Fecha', value: eventDate && fullDateInWords(eventDate) },
    { name: 'Lugar', value: place },
    { name: 'Invitados', value: guests },
    { name: 'Presupuesto', value: budget !== null && formatEuros(toCents(budget)) },
    {
      name: 'Escríbeles',
      value: email && (
        <a href={`mailto:${email}`} className="link inline-block min-h-6 pointer-coarse:py-3">
          {email}
        </a>
      ),
    },
    {
      name: 'Llámales',
      value: phone && (
        <span className="flex flex-wrap gap-x-4">
          <a href={call ?? undefined} className={call ? 'link inline-block min-h-6 pointer-coarse:py-3' : ''}>
            {shown}
          </a>
          {whatsApp && (
            <a
              href={whatsApp}
              target="_blank"
              rel="noreferrer"
              className="link inline-block min-h-6 pointer-coarse:py-3 font-normal"
            >
              WhatsApp
            </a>
          )}
        </span>
      ),
    },
  ].filter(({ value }) => value)
  if (facts.length === 0) return null
  return (
    <dl className="border-t border-line text-sm">
      {facts.map(({ name, value }) => (
        <div key={name} className="grid grid-cols-[7.5rem_minmax(0,1fr)] border-b border-line py-2.5">
          <dt className="text-ink-3">{name}</dt>
          <dd className="num font-strong wrap-anywhere">{value}</dd>
        </div>
      ))}
    </dl>
  )
}
