import ChevronRight from 'lucide-react/icons/chevron-right'
import { type HelpSlug, helpPath, WRITE_PATH } from '#domain/help/help-slugs.ts'
import { Icon } from '#ui/icon.tsx'
import { ButtonLink } from '../button-link.tsx'
import { HELP_ANSWERS } from './answers.ts'
import { HELP_TOPICS, type HelpAnswer } from './help-answer.ts'

const day = new Intl.DateTimeFormat('es-ES', { dateStyle: 'long', timeZone: 'UTC' })

/** `/ayuda/{slug}`: one answer, its steps, and what is near. */
export function HelpAnswerPage({ slug }: { slug: HelpSlug }) {
  const { topic, title, lead, steps = [], parts = [], near, reviewed }: HelpAnswer = HELP_ANSWERS[slug]
  return (
    <div className="wrap grid items-start justify-between gap-x-12 gap-y-10 pt-6 pb-20 lg:grid-cols-[minmax(0,41rem)_17rem]">
      <div>
        <nav aria-label="Estás en" className="flex items-center gap-1.5 text-sm text-ink-2">
          <a href="/ayuda" className="flex min-h-11 items-center hover:underline">
            Ayuda
          </a>
          <Icon of={ChevronRight} size="sm" className="text-ink-3" />
          <a href={`/ayuda#tema-${topic}`} className="flex min-h-11 items-center hover:underline">
            {HELP_TOPICS[topic]}
          </a>
        </nav>
        <article>
          <h1 className="mt-1 text-[clamp(2.5rem,1.9rem+2.2vw,3.75rem)]">{title}</h1>
          <p className="mt-4 mb-7 text-lead text-ink-2">{lead}</p>
          <div className="after-words">
            {steps.length > 0 && (
              <ol className="help-steps">
                {steps.map(({ act, note }) => (
                  <li key={act}>
                    <p className="font-strong text-ink">{act}</p>
                    {note && <p>{note}</p>}
                  </li>
                ))}
              </ol>
            )}
            {parts.map((part) => (
              <section key={part.title}>
                <h2 className="mt-8 mb-2 text-[1.625rem]">{part.title}</h2>
                <p className="text-ink-2">{part.text}</p>
              </section>
            ))}
          </div>
        </article>
      </div>
      <aside className="after-words border-t border-line-strong pt-4 lg:mt-16">
        <h2 className="text-[1.375rem]">Cerca de esto</h2>
        <ul className="mt-2 mb-5">
          {near.map((other) => (
            <li key={other} className="border-b border-line">
              <a
                href={helpPath(other)}
                className="flex min-h-11 items-center py-2 text-ui text-ink-2 underline-offset-4 hover:text-ink hover:underline"
              >
                {HELP_ANSWERS[other].title}
              </a>
            </li>
          ))}
        </ul>
        <p className="text-sm text-ink-3">
          Revisado el {day.format(new Date(reviewed.on))}, con la versión {reviewed.version}.
        </p>
        <p className="mt-5" data-print="hide">
          <ButtonLink href={WRITE_PATH} variant="secondary">
            Escribir
          </ButtonLink>
        </p>
      </aside>
    </div>
  )
}
