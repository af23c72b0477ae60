import Check from 'lucide-react/icons/check'
import { Icon } from '#ui/icon.tsx'

const STEPS = ['Elegir', 'Firmar', 'Reservar'] as const

/** The number of a step, from the first. */
export type QuoteStep = 1 | 2 | 3

/** The way from a quote to a wedding; phones show the numbers alone. */
export function QuoteSteps({ step }: { step: QuoteStep }) {
  return (
    <ol aria-label="Pasos" className="qt-steps">
      {STEPS.map((name, index) => {
        const isDone = index + 1 < step
        return (
          <li key={name} aria-current={index + 1 === step ? 'step' : undefined}>
            {isDone ? <Icon of={Check} size="sm" /> : <b>{index + 1}</b>}
            <span>
              {name}
              {isDone && <span className="sr-only">, hecho</span>}
            </span>
          </li>
        )
      })}
    </ol>
  )
}
