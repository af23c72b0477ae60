import { useQuery } from '@tanstack/react-query'
import { answersQuery } from './answers-query.ts'
import { AnswersSummary } from './answers-summary.tsx'

/** The answers of the families on the home page, as they come in; nothing before an invitation was sent. */
export function HomeAnswers({ weddingId }: { weddingId: string }) {
  const { data: progress } = useQuery(answersQuery(weddingId))
  if (!progress || progress.invited === 0) return null
  return (
    <section aria-labelledby="respuestas" className="mb-11">
      <h2 id="respuestas" className="mb-3">
        Respuestas
      </h2>
      <AnswersSummary weddingId={weddingId} progress={progress} />
    </section>
  )
}
