import { AnswerBar } from './answer-bar.tsx'

/** How many come, do not, and have not said. */
export function Answers() {
  const counts = [
    ['Sí', '92'],
    ['No', '11'],
    ['Pendiente', '45'],
  ]
  return (
    <>
      <p className="mb-3.5 flex gap-6 md:gap-10">
        {counts.map(([answer, count]) => (
          <span key={answer} className="flex items-baseline gap-2 text-sm text-ink-2">
            <b className="serif text-[2.125rem] leading-none tracking-[-.02em] text-ink">{count}</b>
            {answer}
          </span>
        ))}
      </p>
      <AnswerBar />
    </>
  )
}
