import type { Difference } from '#domain/template-versions/template-versions.ts'

type DifferencesProps = {
  differences: readonly Difference[]
  /** The sentence where nothing differs. */
  none: string
}

/** The parts that differ, as they were and as they become. */
export function Differences({ differences, none }: DifferencesProps) {
  if (differences.length === 0) return <p className="text-sm text-ink-2">{none}</p>
  return (
    <ul className="border-t border-line text-sm">
      {differences.map(({ key, label, before, after }) => (
        <li key={key} className="border-b border-line py-2.5">
          <b className="font-strong wrap-anywhere">{label}</b>
          {before !== null && (
            <p className="whitespace-pre-line text-ink-3 wrap-anywhere">
              <span className="sr-only">Antes: </span>
              <del>{before || 'vacío'}</del>
            </p>
          )}
          <p className="whitespace-pre-line wrap-anywhere">
            {after === null ? (
              'Se quita.'
            ) : (
              <>
                <span className="sr-only">Después: </span>
                {after || 'vacío'}
              </>
            )}
          </p>
        </li>
      ))}
    </ul>
  )
}
