import type { ReactNode } from 'react'

type LegalPageProps = { title: string; summary: string; updated: string; children: ReactNode }

/** A text of rules: what it says in short, then in full. */
export function LegalPage({ title, summary, updated, children }: LegalPageProps) {
  return (
    <div className="wrap pt-12 pb-24 md:pt-20">
      <h1 className="text-[clamp(3rem,2rem+3.4vw,5rem)] leading-[.92] tracking-[-.03em]">{title}</h1>
      <p className="mt-4 max-w-136 text-lead text-ink-2">{summary}</p>
      <p className="mt-3 text-sm text-ink-3">Última revisión: {updated}.</p>
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
