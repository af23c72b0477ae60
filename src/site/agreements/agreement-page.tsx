import type { AgreementDocument } from '#domain/agreements/agreement-document.ts'
import { dateInWords } from '#domain/time/spanish-day.ts'
import { renderDocument } from '../document.tsx'
import { socialImagePath } from '../fixed-pages.tsx'
import { QuoteFrame } from '../quotes/quote-frame.tsx'
import { quoteStyles } from '../quotes/quote-styles.ts'
import styles from './agreement-page.tsx?own-styles'
import type { AgreementView, SigningAttempt } from './agreement-view.ts'
import { SignersPane } from './signers-pane.tsx'
import { SigningPane } from './signing-pane.tsx'

type PageProps = { view: AgreementView; attempt: SigningAttempt | null }

/** `/presupuesto/{token}/firmar`: a contract as one of the couple reads and signs it, or as all see how far it is. */
export function renderAgreement({ view, attempt }: PageProps, origin: string): string {
  const { planner, document, signer, state } = view
  return renderDocument(
    {
      path: view.path,
      styles,
      ownStyles: quoteStyles(planner.color),
      title: `Vuestro contrato · ${planner.name}`,
      description: `El contrato ${document.number} de ${planner.name}.`,
      image: socialImagePath('/'),
      isHiddenFromSearch: true,
      opensInItalics: true,
    },
    origin,
    <QuoteFrame planner={planner} step={2}>
      <main id="contenido" className="qt-in qt-columns">
        <div className="min-w-0 wrap-anywhere">
          <h1>Vuestro contrato</h1>
          <p className="mt-3 max-w-136 text-lead text-ink-2">{leadOf(view)}</p>
          <p className="mt-3">
            <a href={view.filePath} className="link inline-block min-h-8 py-1.5">
              {document.paper ? 'Ver el contrato en papel' : 'Descargar en PDF'}
            </a>
          </p>
          {!document.paper && <AgreementText document={document} />}
        </div>
        <aside id="firma" aria-label="Firma" className="qt-card pb-6! wrap-anywhere">
          {state === 'open' && signer && !signer.signedAt ? (
            <SigningPane view={view} signer={signer} attempt={attempt} />
          ) : (
            <SignersPane view={view} attempt={attempt} />
          )}
        </aside>
      </main>
    </QuoteFrame>,
  )
}

function leadOf({ state, document, planner }: AgreementView): string {
  const { paper } = document
  if (paper)
    return `Está firmado en papel, el ${dateInWords(paper.signedOn)}. Es el ${document.number}: lo que vale es ese papel.`
  const last = dateInWords(document.validUntil)
  if (state === 'signed') return `Está firmado por todas las partes. Es el ${document.number}.`
  if (state === 'expired')
    return `Se podía firmar hasta el ${last}. Escribid a ${planner.name} y os enviará otro.`
  if (state === 'replaced')
    return `Hay un presupuesto más nuevo que este contrato. ${planner.name} os enviará otro contrato cuando lo aceptéis.`
  return `Leedlo con calma. Podéis volver a este enlace hasta el ${last}.`
}

/** The text that is signed, as it was sent. */
function AgreementText({ document }: { document: AgreementDocument }) {
  return (
    <article aria-label={`${document.title}, ${document.number}`} className="ag-paper">
      <p className="num mb-4">
        {document.number} · {dateInWords(document.sentOn)}
      </p>
      <ol>
        {document.clauses.map(({ title, runs }, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: clauses of a document that nothing changes
          <li key={index}>
            <h2>
              <span className="text-ink-3">{index + 1}.</span> {title}
            </h2>
            <p>
              {runs.map(({ kind, text }, at) =>
                // biome-ignore lint/suspicious/noArrayIndexKey: the same
                kind === 'text' ? <span key={at}>{text}</span> : <b key={at}>{text}</b>,
              )}
            </p>
          </li>
        ))}
      </ol>
    </article>
  )
}
