import type { ComparedLine } from '#domain/announcements/compare-texts.ts'

/** The old text and the new one beside each other, where they differ. */
export function ChangedLines({ lines }: { lines: readonly ComparedLine[] }) {
  if (lines.length === 0)
    return <p className="text-sm text-ink-2">El texto nuevo dice lo mismo que el viejo.</p>
  return (
    <table className="w-full table-fixed border-collapse text-left text-xs wrap-anywhere">
      <caption className="sr-only">Lo viejo y lo nuevo</caption>
      <thead>
        <tr className="border-b border-line-strong text-ink-3">
          <th scope="col" className="pr-3 pb-1 font-medium">
            Lo viejo
          </th>
          <th scope="col" className="pb-1 font-medium">
            Lo nuevo
          </th>
        </tr>
      </thead>
      <tbody>
        {lines.map(({ before, after }, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the lines of a finished comparison have no other name
          <tr key={at} className="border-b border-line align-top">
            {before === after ? (
              <td colSpan={2} className="py-2 text-ink-3">
                {before}
              </td>
            ) : (
              <>
                <td className="py-2 pr-3">
                  {before && <del className="bg-danger-soft no-underline">{before}</del>}
                </td>
                <td className="py-2">
                  {after && <ins className="bg-primary-soft no-underline">{after}</ins>}
                </td>
              </>
            )}
          </tr>
        ))}
      </tbody>
    </table>
  )
}
