import { useQuery } from '@tanstack/react-query'
import { dayInMadrid } from '#domain/time/dates.ts'
import { SkeletonRows } from '#ui/feedback/skeleton.tsx'
import { progressInWords } from './answer-words.ts'
import { answersQuery } from './answers-query.ts'
import { AnswersSummary } from './answers-summary.tsx'

/** `52 familias, 37 han respondido. Quedan 20 días.`, which opens to how the answers came in. */
export function AnswersOfFamilies({ weddingId }: { weddingId: string }) {
  const { data: progress } = useQuery(answersQuery(weddingId))
  if (!progress) return null
  const line = progressInWords(progress, dayInMadrid(new Date()))
  if (progress.recent.length === 0) return <p className="num mb-3 text-sm text-ink-2">{line}</p>
  return (
    <details className="mb-4">
      <summary className="num w-fit cursor-pointer rounded-[4px] py-1 text-sm text-ink-2 pointer-coarse:py-3">
        {line}
      </summary>
      <div className="mt-2 max-w-2xl">
        <AnswersSummary weddingId={weddingId} progress={progress} />
      </div>
    </details>
  )
}

/** The same where nothing else is told of families, once it is opened. */
export function AnswersInFull({ weddingId }: { weddingId: string }) {
  const { data: progress, isError } = useQuery(answersQuery(weddingId))
  if (progress) return <AnswersSummary weddingId={weddingId} progress={progress} />
  if (isError) return <p className="text-sm text-ink-2">No hemos podido cargar las respuestas.</p>
  return <SkeletonRows rows={4} />
}
