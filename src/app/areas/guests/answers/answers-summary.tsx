import { Link } from '@tanstack/react-router'
import type { AnswerProgress } from '#contract/answer-progress.ts'
import { answerPace } from '#domain/households/answer-pace.ts'
import { HIGHLIGHT_PARAMETER } from '#domain/notifications/notification-sections.ts'
import { dayInMadrid } from '#domain/time/dates.ts'
import { ofMomentInWords } from '../../../shared/words/spanish-dates.ts'
import { AnswerCurve } from './answer-curve.tsx'
import { answerInWords, paceInWords, progressInWords } from './answer-words.ts'
import { notedBy, useMemberNames } from './answered-words.ts'

type AnswersSummaryProps = { weddingId: string; progress: AnswerProgress }

/** How the answers come in: how many there are, their curve, what is to be expected, and the newest. */
export function AnswersSummary({ weddingId, progress }: AnswersSummaryProps) {
  const { families, answered, days, closingDate, recent } = progress
  const today = dayInMadrid(new Date())
  const left = families - answered
  const pace = answerPace({ days, left, today, closingDate })
  const nameOf = useMemberNames(
    weddingId,
    recent.some(({ byTelephone }) => byTelephone),
  )
  const outlook = pace && paceInWords(pace, left)
  return (
    <div className="grid gap-4">
      <div className="grid gap-1 text-sm text-ink-2">
        <p className="num">{progressInWords(progress, today)}</p>
        {outlook && <p className="num">{outlook}</p>}
      </div>
      <AnswerCurve days={days} families={families} />
      {recent.length > 0 && (
        <ul aria-label="Últimas respuestas">
          {recent.map((answer) => (
            <li key={answer.id} className="border-t border-line py-2 text-sm">
              <p className="text-ink">
                <Link
                  to="/app/couple/$wid/guests"
                  params={{ wid: weddingId }}
                  search={{ [HIGHLIGHT_PARAMETER]: answer.guestId }}
                  className="font-strong underline-offset-[.2em] hover:underline"
                >
                  {answer.title}
                </Link>
                : {answerInWords(answer)}
              </p>
              <p className="num text-ink-3">
                {answer.byTelephone ? 'Respondió por teléfono' : 'Respuesta'}{' '}
                {ofMomentInWords(new Date(answer.answeredAt))}
                {notedBy(answer.byTelephone, nameOf)}
              </p>
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}
