import Phone from 'lucide-react/icons/phone'
import { dateInWords } from '#domain/time/spanish-day.ts'
import { Icon } from '#ui/icon.tsx'
import { telephone } from './quote-frame.tsx'
import type { QuoteAttempt, QuoteView } from './quote-view.ts'
import { wideButton } from './wide-button.ts'
import { AskedQuestion, QuestionForm } from './word-forms.tsx'

const BEGUN = 'Nos sigue interesando. ¿Nos preparáis otro presupuesto?'

/** A quote that can no longer be accepted, and the way to another one. */
export function ExpiredQuote({ view, attempt }: { view: QuoteView; attempt: QuoteAttempt | null }) {
  const { planner, validUntil, number } = view
  return (
    <main id="contenido" className="qt-in grow pt-5 pb-14 md:pt-9">
      <div className="max-w-160 wrap-anywhere">
        <h1>Este presupuesto caducó</h1>
        <p className="mt-4 text-lead text-ink-2">
          El {number} caducó el {dateInWords(validUntil)}. Pedid uno nuevo: a lo mejor la fecha sigue libre.
        </p>
        <section id="duda" className="mt-7 grid max-w-116 gap-3">
          <AskedQuestion view={view} />
          <QuestionForm view={view} attempt={attempt} button="Pedir uno nuevo" begun={BEGUN} isMain />
          {planner.phone && (
            <a href={telephone(planner.phone)} className={wideButton('secondary')}>
              <Icon of={Phone} />
              {planner.phone}
            </a>
          )}
        </section>
      </div>
    </main>
  )
}
