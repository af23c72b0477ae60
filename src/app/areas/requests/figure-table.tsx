type FigureLine = {
  name: string
  received: number
  quoted: number
  signed: number
  weddings: number
  lost: number
}

const COLUMNS = [
  { key: 'received', label: 'Llegaron' },
  { key: 'quoted', label: 'Con presupuesto' },
  { key: 'signed', label: 'Firmadas' },
  { key: 'weddings', label: 'Bodas' },
  { key: 'lost', label: 'No siguen' },
] as const

/** The outcome of the requests of each line, and how many of a hundred became a wedding. */
export function FigureTable({
  caption,
  heading,
  lines,
}: {
  caption: string
  heading: string
  lines: FigureLine[]
}) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a table that is wider than a phone is scrolled by its keys
    <section aria-label={caption} tabIndex={0} className="scroll-row">
      <table className="num w-full min-w-140 text-sm">
        <caption className="sr-only">{caption}</caption>
        <thead>
          <tr className="border-b border-line-strong text-left text-ink-2">
            <th scope="col" className="py-2 font-strong">
              {heading}
            </th>
            {COLUMNS.map(({ key, label }) => (
              <th key={key} scope="col" className="py-2 pl-4 text-right font-normal">
                {label}
              </th>
            ))}
            <th scope="col" className="py-2 pl-4 text-right font-normal">
              De cada 100, boda
            </th>
          </tr>
        </thead>
        <tbody>
          {lines.map((line) => (
            <tr key={line.name} className="border-b border-line">
              <th scope="row" className="py-2 text-left font-normal">
                {line.name}
              </th>
              {COLUMNS.map(({ key }) => (
                <td key={key} className="py-2 pl-4 text-right">
                  {line[key] || '–'}
                </td>
              ))}
              <td className="py-2 pl-4 text-right">{Math.round((100 * line.weddings) / line.received)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}
