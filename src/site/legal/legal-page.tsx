import type { ReactNode } from 'react'
import { LEGAL_VERSIONS, type LegalDocument } from '#domain/legal-documents.ts'

const day = new Intl.DateTimeFormat('es-ES', { dateStyle: 'long', timeZone: 'UTC' })

type LegalPageProps = { document: LegalDocument; title: string; summary: string; children: ReactNode }

/** A text of rules: what it says in short, then in full. It can be kept, as the law asks (LSSI 27). */
export function LegalPage({ document, title, summary, children }: LegalPageProps) {
  return (
    <div className="wrap pt-12 pb-24 md:pt-20">
      <h1 className="text-[clamp(3rem,2rem+3.4vw,5rem)] leading-[.92] tracking-[-.03em]">{title}</h1>
      <p className="mt-4 max-w-136 text-lead text-ink-2">{summary}</p>
      <p className="mt-3 text-sm text-ink-3">
        Última revisión: {day.format(new Date(LEGAL_VERSIONS[document]))}.{' '}
        <a href="?descargar" className="link" data-print="hide">
          Descargar este texto
        </a>
      </p>
      <div className="reading mt-10 border-t border-line-strong pt-2">{children}</div>
    </div>
  )
}

export function ContactLink({ children }: { children: string }) {
  return (
    <a href="/contacto" className="link">
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
