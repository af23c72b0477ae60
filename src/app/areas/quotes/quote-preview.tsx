import Check from 'lucide-react/icons/check'
import { formatEuros } from '#domain/budget/money.ts'
import { instalmentAmounts, lineTotal, quoteTotals, tickedAtFirst } from '#domain/quotes/quote-totals.ts'
import type { QuoteContent } from '#domain/quotes/quotes.ts'
import { Icon } from '#ui/icon.tsx'
import { dateInWords, fullDateInWords } from '../../shared/words/spanish-dates.ts'

/** The page of the couple in short, as it would be sent now. */
export function QuotePreview({ content }: { content: QuoteContent }) {
  const { title, eventDate, place, guests, note, lines, extras, instalments } = content
  const ticked = tickedAtFirst(content)
  const { total, base, vat } = quoteTotals(content, ticked)
  const amounts = instalmentAmounts(instalments, total)
  const about = [eventDate && fullDateInWords(eventDate), place, guests && `unas ${guests} personas`]
  return (
    <div className="grid gap-4">
      <h2 className="font-ui text-sm font-strong text-ink-2">Lo que verán</h2>
      <article className="grid gap-4 rounded-paper border border-line bg-surface p-5 shadow-1 wrap-anywhere">
        <p className="serif text-3xl italic">{title || 'Vuestros nombres'}</p>
        {about.some(Boolean) && <p className="text-ink-2">{about.filter(Boolean).join(', ')}.</p>}
        {note && <p className="text-sm whitespace-pre-line">{note}</p>}
        <h3 className="text-xl">Qué incluye</h3>
        {lines.length === 0 && <p className="text-sm text-ink-3">Aún no hay líneas.</p>}
        <ul className="grid gap-2.5">
          {lines.map((line) => (
            <li key={line.id} className="flex gap-2.5 border-t border-line pt-2.5">
              <Icon of={Check} size="sm" className="mt-1" />
              <p className="min-w-0">
                <span className="font-strong">{line.concept || 'Sin concepto'}</span>
                {line.detail && <span className="block text-sm text-ink-2">{line.detail}</span>}
              </p>
            </li>
          ))}
        </ul>
        {extras.length > 0 && (
          <>
            <h3 className="text-xl">Si os apetece</h3>
            <ul className="grid gap-2.5">
              {extras.map((extra) => (
                <li key={extra.id} className="flex gap-3 border-t border-line pt-2.5">
                  <p className="min-w-0 flex-1">
                    <span className="font-strong">{extra.concept || 'Sin concepto'}</span>
                    {extra.isTicked && <span className="text-sm text-ink-3"> · marcado</span>}
                  </p>
                  <p className="num font-strong">{formatEuros(lineTotal(extra, content))}</p>
                </li>
              ))}
            </ul>
          </>
        )}
        <div className="border-t border-line-strong pt-3">
          <p className="text-sm text-ink-2">Total, con IVA</p>
          <p className="num serif text-3xl">{formatEuros(total)}</p>
          <p className="num text-sm text-ink-2">
            {formatEuros(base)} + IVA, {formatEuros(vat)}
          </p>
        </div>
        {instalments.map((part, index) => (
          <p key={part.id} className="flex justify-between gap-3 text-sm">
            <span>
              {part.label || 'Pago'}
              <span className="block text-ink-3">{part.dueOn ? dateInWords(part.dueOn) : 'Al aceptar'}</span>
            </span>
            <span className="num">{formatEuros(amounts[index] ?? 0)}</span>
          </p>
        ))}
      </article>
    </div>
  )
}
