import { renderToStaticMarkup } from 'react-dom/server'
import type { LegalDocument } from '#domain/operation/legal-documents.ts'
import type { Operator } from '#domain/operation/operator.ts'
import { Raw } from '../raw.tsx'
import { LEGAL_PATHS } from './legal-paths.ts'
import type { LegalText } from './legal-texts.ts'

/** Enough to read it by: a file brings no fonts along, and no style sheet that a later version would change. */
const STYLE = `
body{max-width:42rem;margin:2rem auto;padding:0 1.25rem;font:1.0625rem/1.6 Georgia,"Times New Roman",serif;color:#14261c;background:#fff}
h1,h2,h3{line-height:1.15}
h2{margin-top:2.5rem}
a{color:#1e4d37}
table{width:100%;border-collapse:collapse;font-size:.9375rem}
th,td{padding:.5rem .75rem .5rem 0;border-bottom:1px solid #ccd5c4;text-align:left;vertical-align:top;overflow-wrap:anywhere}
dt{font-weight:bold}
dd{margin:0 0 .5rem}
blockquote{margin:1.25rem 0;padding-left:1.25rem;border-left:3px solid #ccd5c4}
svg,.sr-only,[data-print=hide]{display:none}
`

/**
 * A text of law as a file that says all of it by itself, to be kept (LSSI 27 and 28): its links lead to the site, and
 * nothing is fetched to show it.
 */
export function renderLegalFile(
  document: LegalDocument,
  { version, Page }: LegalText,
  { publicUrl, operator }: { publicUrl: string; operator: Operator },
): { name: string; html: string } {
  const path = LEGAL_PATHS[document]
  const name = `azahar-${path.slice(1)}-${version}`
  const markup = renderToStaticMarkup(
    <html lang="es">
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <title>{name}</title>
        <Raw as="style" text={STYLE} />
      </head>
      <body>
        <main>
          <Page operator={operator} />
        </main>
      </body>
    </html>,
  )
  const html = markup
    .replaceAll('href="/', `href="${publicUrl}/`)
    .replaceAll('href="?', `href="${publicUrl}${path}?`)
  return { name: `${name}.html`, html: `<!doctype html>${html}` }
}
