import type { ReactNode } from 'react'
import type { BroughtWedding } from '#contract/exports.ts'
import { formatNumber } from '#domain/text/spanish-numbers.ts'
import { messageFor } from '../../../shared/error-messages.ts'

type OpenedArchiveProps = {
  bring: { data: BroughtWedding | undefined; error: unknown }
  isFailed: boolean
  /** Before anything was brought in. */
  children: ReactNode
}

/** The wedding that was brought in with the files that its ZIP had not, or why it was not. */
export function OpenedArchive({ bring: { data, error }, isFailed, children }: OpenedArchiveProps) {
  return (
    <>
      <span role="status">{data ? `«${data.name}» ya está aquí.` : children}</span>
      {data && data.missing > 0 && <MissingFiles count={data.missing} names={data.missingFiles} />}
      {isFailed && (
        <span role="alert" className="block font-medium text-danger">
          {messageFor(error)}
        </span>
      )}
    </>
  )
}

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
