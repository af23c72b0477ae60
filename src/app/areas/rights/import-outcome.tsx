import type { ReactNode } from 'react'
import { formatNumber } from '#domain/text/spanish-numbers.ts'
import { messageFor } from '../../shared/error-messages.ts'
import { PlanOffer } from '../../shared/subscription/plan-offer.tsx'
import type { WeddingImport } from './use-wedding-import.ts'

type ImportOutcomeProps = Pick<WeddingImport, 'bring' | 'isFailed'> & {
  /** Before anything was brought in. */
  children: ReactNode
}

/** The wedding that was brought in with the files that its ZIP had not, or why it was not. */
export function ImportOutcome({ bring: { data, error }, isFailed, children }: ImportOutcomeProps) {
  return (
    <>
      <span role="status">
        {data ? (
          <>
            «{data.name}» ya está aquí.{' '}
            <a href={`/app/couple/${data.id}`} className="link">
              Abrir la boda
            </a>
          </>
        ) : (
          children
        )}
      </span>
      {data && data.missing > 0 && <MissingFiles count={data.missing} names={data.missingFiles} />}
      {isFailed && (
        <span role="alert" className="block font-medium text-danger">
          {messageFor(error)}
        </span>
      )}
    </>
  )
}

/** Offers the plan to a planner who has no other wedding free. */
export const ImportPlan = ({ error }: { error: unknown }) => (
  <PlanOffer error={error} after="Después elige otra vez el ZIP." />
)

/** The files that the wedding had and the ZIP has not: each by its name, as far as they fit. */
function MissingFiles({ count, names }: { count: number; names: readonly string[] }) {
  return (
    <details className="mt-1">
      <summary className="min-h-6 cursor-pointer py-0.5">
        {count === 1
          ? 'Falta un archivo que el ZIP no lleva. Ver cuál'
          : `Faltan ${formatNumber(count)} imágenes y archivos que el ZIP no lleva. Ver cuáles`}
      </summary>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a box that scrolls is reached with the keyboard */}
      <ul className="scroll-pane mt-1 max-h-60 pl-4" tabIndex={0} aria-label="Lo que falta">
        {names.map((name) => (
          <li key={name} className="list-disc">
            {name}
          </li>
        ))}
        {count > names.length && <li className="list-disc">y {formatNumber(count - names.length)} más</li>}
      </ul>
    </details>
  )
}
