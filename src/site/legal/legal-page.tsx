import type { ReactNode } from 'react'
import { LEGAL_VERSIONS, type LegalDocument } from '#domain/operation/legal-documents.ts'

const day = new Intl.DateTimeFormat('es-ES', { dateStyle: 'long', timeZone: 'UTC' })

/** A part of a text: its heading, by which it is found in the list of contents and in links, and what it says. */
export type LegalSection = { id: string; title: string; body: ReactNode }

type LegalPageProps = {
  document: LegalDocument
  /** The day of a text that comes later; that of the present one when there is none. */
  version?: string
  title: string
  summary: string
  /** The words ahead of the sections. */
  lead?: ReactNode
  sections: readonly LegalSection[]
}

/** A text of rules: what it says in short, its contents, then all of it. It can be kept, as the law asks (LSSI 27). */
export function LegalPage(props: LegalPageProps) {
  const { document, version = LEGAL_VERSIONS[document], title, summary, lead, sections } = props
  return (
    <div className="wrap pt-12 pb-24 md:pt-20">
      <h1 className="text-[clamp(3rem,2rem+3.4vw,5rem)] leading-[.92] tracking-[-.03em]">{title}</h1>
      <p className="mt-4 max-w-136 text-lead text-ink-2">{summary}</p>
      <p className="mt-3 text-sm text-ink-3">
        Última revisión: {day.format(new Date(version))}.{' '}
        <a href="?descargar" className="link" data-print="hide">
          Descargar este texto
        </a>
      </p>
      <div className="reading mt-10 border-t border-line-strong pt-2">
        {lead}
        <Contents sections={sections} />
        {sections.map(({ id, title: heading, body }) => (
          <section key={id} aria-labelledby={id}>
            <h2 id={id}>{heading}</h2>
            {body}
          </section>
        ))}
      </div>
    </div>
  )
}

function Contents({ sections }: { sections: readonly LegalSection[] }) {
  return (
    <nav aria-label="Contenido" className="legal-contents">
      <ol>
        {sections.map(({ id, title }) => (
          <li key={id}>
            <a href={`#${id}`}>{title}</a>
          </li>
        ))}
      </ol>
    </nav>
  )
}

export function ContactLink({ children }: { children: string }) {
  return (
    <a href="/contacto" className="link pointer-coarse:py-3">
      {children}
    </a>
  )
}

type TableProps = { caption: string; headings: string[]; rows: string[][] }

/** Lines of a text that are compared with one another; on a phone each row stands on its own. */
export function LegalTable({ caption, headings, rows }: TableProps) {
  return (
    <table className="legal-table">
      <caption className="sr-only">{caption}</caption>
      <thead>
        <tr>
          {headings.map((heading) => (
            <th key={heading} scope="col">
              {heading}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(([first, ...cells]) => (
          <tr key={first}>
            <th scope="row">{first}</th>
            {cells.map((cell, index) => (
              <td key={headings[index + 1]}>{cell}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  )
}
