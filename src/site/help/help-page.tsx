import { HELP_SLUGS, type HelpSlug, helpPath, WRITE_PATH } from '#domain/help/help-slugs.ts'
import { HELP_QUERY_MAX, searchHelp } from '#domain/help/search-help.ts'
import { buttonClass } from '#ui/button-class.ts'
import { controlClass } from '#ui/fields/field-class.ts'
import { ButtonLink } from '../button-link.tsx'
import { HELP_ANSWERS } from './answers.ts'
import { HELP_TOPICS, type HelpAnswer, type HelpTopic } from './help-answer.ts'
import { HelpResults } from './help-results.tsx'
import { SEARCH_WORDS } from './search-words.ts'

/** `/ayuda`: the answers by topic, or those that a question finds. */
export function HelpPage({ question }: { question: string }) {
  return (
    <div className="wrap pb-20">
      <div className="grid items-end gap-x-16 gap-y-6 pt-10 pb-9 md:grid-cols-[auto_minmax(0,1fr)] md:pt-14">
        <h1 className="text-[clamp(3.5rem,2rem+4.5vw,5.5rem)] leading-[.85] tracking-[-.03em]">Ayuda</h1>
        <search data-print="hide" className="after-words">
          <form action="/ayuda" className="flex gap-2">
            <label htmlFor="pregunta" className="sr-only">
              Buscar en la ayuda
            </label>
            <input
              id="pregunta"
              name="q"
              type="search"
              defaultValue={question}
              maxLength={HELP_QUERY_MAX}
              placeholder="¿Qué quieres hacer?"
              className={controlClass({ size: 'lg', className: 'min-w-0 flex-1' })}
            />
            <button type="submit" className={buttonClass({ variant: 'primary', size: 'lg' })}>
              Buscar
            </button>
          </form>
        </search>
      </div>
      <div className="after-words">
        {question ? <HelpResults question={question} found={searchHelp(SEARCHED, question)} /> : <Topics />}
      </div>
    </div>
  )
}

/** The search reads these of each answer. */
const SEARCHED = HELP_SLUGS.map((slug) => {
  const answer: HelpAnswer = HELP_ANSWERS[slug]
  const { title, lead, steps = [], parts = [] } = answer
  const texts = [
    lead,
    ...steps.flatMap(({ act, note }) => (note ? [act, note] : [act])),
    ...parts.flatMap((part) => [part.text]),
  ]
  return {
    slug,
    topic: answer.topic,
    title,
    words: `${SEARCH_WORDS[slug]} ${parts.map((part) => part.title).join(' ')}`,
    texts,
  }
})

function Topics() {
  return (
    <>
      <div className="grid gap-x-14 md:grid-cols-2 lg:grid-cols-3">
        {Object.entries(HELP_TOPICS).map(([topic, name]) => (
          <section
            key={topic}
            aria-labelledby={`tema-${topic}`}
            className="border-t border-line-strong pt-4 pb-9"
          >
            <h2 id={`tema-${topic}`} className="mb-2 text-d3">
              {name}
            </h2>
            <ul className="divide-y divide-line">
              {slugsOf(topic as HelpTopic).map((slug) => (
                <li key={slug}>
                  <a
                    href={helpPath(slug)}
                    className="flex min-h-11 items-center py-1.5 text-ui text-ink-2 underline-offset-4 hover:text-ink hover:underline"
                  >
                    {HELP_ANSWERS[slug].title}
                  </a>
                </li>
              ))}
            </ul>
          </section>
        ))}
      </div>
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3 border-t border-line-strong pt-5 text-ink-2">
        <p>
          <b className="font-strong text-ink">¿No está aquí?</b> Escríbenos y te contesta una persona.
        </p>
        <ButtonLink href={WRITE_PATH} variant="secondary">
          Escribir
        </ButtonLink>
      </div>
    </>
  )
}

const slugsOf = (topic: HelpTopic): HelpSlug[] =>
  HELP_SLUGS.filter((slug) => HELP_ANSWERS[slug].topic === topic)
