import { type HelpSlug, helpPath, WRITE_PATH } from '#domain/help/help-slugs.ts'
import { type Found, markWords } from '#domain/help/search-help.ts'
import { ButtonLink } from '../button-link.tsx'
import { HELP_TOPICS, type HelpTopic } from './help-answer.ts'

type HelpResultsProps = {
  question: string
  found: readonly Found<{ slug: HelpSlug; topic: HelpTopic; title: string }>[]
}

/** The answers that a question finds, with the passage that speaks of it; or the ways on. */
export function HelpResults({ question, found }: HelpResultsProps) {
  if (found.length === 0) {
    return (
      <div className="border-t border-line-strong pt-4">
        <h2 className="font-sans text-lead wrap-anywhere text-ink-2">Nada para «{question}»</h2>
        <p className="mt-3 max-w-136 text-ink-2">
          Prueba con otra palabra, o pregúntanos. Si es algo que Azahar aún no hace, también nos sirve
          saberlo.
        </p>
        <p className="mt-6 flex flex-wrap gap-2.5">
          <ButtonLink href={WRITE_PATH}>Escribir</ButtonLink>
          <ButtonLink href="/ayuda" variant="secondary">
            Ver todos los temas
          </ButtonLink>
        </p>
      </div>
    )
  }
  return (
    <div className="border-t border-line-strong pt-4">
      <p className="text-lead wrap-anywhere text-ink-2">
        <b className="font-strong text-ink">{found.length}</b>{' '}
        {found.length === 1 ? 'respuesta' : 'respuestas'} para «{question}»
      </p>
      <ol className="max-w-184 divide-y divide-line border-b border-line">
        {found.map(({ item, passage }) => (
          <li key={item.slug} className="py-5">
            <p className="text-xs text-ink-3">{HELP_TOPICS[item.topic]}</p>
            <h2 className="mt-0.5 text-[1.625rem]">
              <a href={helpPath(item.slug)} className="underline-offset-4 hover:underline">
                {item.title}
              </a>
            </h2>
            <p className="mt-1.5 text-ink-2">
              <Marked text={passage} question={question} />
            </p>
          </li>
        ))}
      </ol>
    </div>
  )
}

function Marked({ text, question }: { text: string; question: string }) {
  return markWords(text, question).map((piece, index) =>
    // biome-ignore lint/suspicious/noArrayIndexKey: the pieces never change
    piece.isMarked ? <mark key={index}>{piece.text}</mark> : piece.text,
  )
}
