import type { ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { Raw } from '../raw.tsx'
import { ARCHIVE_STYLES } from './archive-styles.ts'

/** The heading of a page of a downloaded wedding. */
export type ArchiveHead = {
  title: string
  /** `10 de abril de 2027`; null without a date. */
  date: string | null
  /** The parts of the page by their anchors, to go to; none on a page of one part. */
  parts: readonly { anchor: string; name: string }[]
}

/** A cell of a row, in words. */
export type ShownCell = { heading: string; text: string; isNumber: boolean }

/** The policy of the page: nothing is loaded from elsewhere, and no text that people typed can run. */
const POLICY = "default-src 'none'; img-src 'self' file: data:; style-src 'unsafe-inline'"

const html = (node: ReactNode): string => renderToStaticMarkup(node)

/** The beginning of a page, up to its first part. */
export function pageStart({ title, date, parts }: ArchiveHead): string {
  const head = html(
    <head>
      <meta charSet="utf-8" />
      <meta httpEquiv="Content-Security-Policy" content={POLICY} />
      <meta name="viewport" content="width=device-width, initial-scale=1" />
      <meta name="referrer" content="no-referrer" />
      <title>{title}</title>
      <Raw as="style" text={ARCHIVE_STYLES} />
    </head>,
  )
  const header = html(
    <header>
      <h1>{title}</h1>
      {date !== null && <p>{date}</p>}
      {parts.length > 0 && (
        <nav aria-label="Partes">
          {parts.map(({ anchor, name }) => (
            <a key={anchor} href={`#${anchor}`}>
              {name}
            </a>
          ))}
        </nav>
      )}
    </header>,
  )
  return `<!doctype html><html lang="es">${head}<body>${header}<main>\n`
}

/** The end of a page. */
export const pageEnd = (madeOn: string): string =>
  `</main>${html(<footer>Descargada de Azahar el {madeOn}.</footer>)}</body></html>\n`

export const partStart = (anchor: string, name: string): string =>
  `<section id="${anchor}">${html(<h2>{name}</h2>)}\n`

export const PART_END = '</section>\n'

export const NOTHING_THERE = '<p class="none">No hay nada.</p>'

export const sheetHeading = (title: string): string => html(<h3>{title}</h3>)

export const groupHeading = (title: string): string => html(<h4>{title}</h4>)

/** A row with its name and, of the rest, what is not empty. */
export function card([first, ...rest]: readonly ShownCell[]): string {
  const said = rest.filter(({ text }) => text !== '')
  return `${html(
    <article>
      <b>{first?.text}</b>
      {said.length > 0 && (
        <dl>
          {said.map(({ heading, text }) => (
            <div key={heading}>
              <dt>{heading}</dt>
              <dd>{text}</dd>
            </div>
          ))}
        </dl>
      )}
    </article>,
  )}\n`
}

/** The beginning of a table, whose rows follow one by one. */
export const tableStart = (cells: readonly ShownCell[]): string =>
  `<table>${html(
    <thead>
      <tr>
        {cells.map(({ heading, isNumber }) => (
          <th key={heading} className={isNumber ? 'n' : undefined}>
            {heading}
          </th>
        ))}
      </tr>
    </thead>,
  )}<tbody>\n`

export const tableRow = (cells: readonly ShownCell[]): string =>
  `${html(
    <tr>
      {cells.map(({ heading, text, isNumber }) => (
        <td key={heading} data-h={heading} className={isNumber ? 'n' : undefined}>
          {text}
        </td>
      ))}
    </tr>,
  )}\n`

export const TABLE_END = '</tbody></table>\n'
