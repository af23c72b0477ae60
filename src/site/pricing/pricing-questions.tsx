import Plus from 'lucide-react/icons/plus'
import { Icon } from '#ui/icon.tsx'
import { questionsOf } from './questions.ts'

export function Questions({ isCharging }: { isCharging: boolean }) {
  return (
    <section
      aria-labelledby="preguntas"
      className="later wrap grid gap-x-10 gap-y-8 pt-20 md:pt-34 lg:grid-cols-[minmax(0,4fr)_minmax(0,7fr)]"
    >
      <h2 id="preguntas" className="max-w-[10ch] text-d1 leading-[.98] tracking-[-.025em]">
        Lo que se suele preguntar
      </h2>
      <div className="border-b border-line-strong">
        {questionsOf(isCharging).map(({ question, answer }) => (
          <details key={question} className="pricing-question border-t border-line-strong">
            <summary className="flex items-center justify-between gap-6 py-5">
              <h3 className="text-d4 leading-tight md:text-[1.625rem]">{question}</h3>
              <Icon of={Plus} size="lg" className="plus text-ink-3" />
            </summary>
            <p className="max-w-152 pb-6 text-[1.0625rem] leading-relaxed text-ink-2">{answer}</p>
          </details>
        ))}
      </div>
    </section>
  )
}
