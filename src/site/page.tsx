import type { ReactNode } from 'react'
import { type PageHead, renderDocument } from './document.tsx'
import { Raw } from './raw.tsx'
import { SiteFooter } from './site-footer.tsx'
import { SiteHeader } from './site-header.tsx'

type PageProps = {
  head: PageHead
  origin: string
  children: ReactNode
  isOverArt?: boolean
  /** A sheet for one person: without the way to the other pages. */
  isSheet?: boolean
}

/** A whole public page as HTML, between the header and the footer of the site. */
export const renderPage = ({ head, origin, ...shown }: PageProps): string =>
  renderDocument(head, origin, <Content head={head} {...shown} />)

function Content({ head, children, isOverArt, isSheet }: Omit<PageProps, 'origin'>) {
  if (isSheet) return <main id="contenido">{children}</main>
  return (
    <>
      <a href="#contenido" className="skip-link">
        Saltar al contenido
      </a>
      <SiteHeader path={head.path} isOverArt={isOverArt} />
      <main id="contenido" tabIndex={-1}>
        {children}
      </main>
      <SiteFooter />
      {head.facts?.map((facts, index) => (
        <Raw
          // biome-ignore lint/suspicious/noArrayIndexKey: the list never changes
          key={index}
          as="script"
          type="application/ld+json"
          text={JSON.stringify({ '@context': 'https://schema.org', ...facts }).replaceAll('<', '\\u003c')}
        />
      ))}
      {head.script && <script type="module" src={head.script} />}
    </>
  )
}
