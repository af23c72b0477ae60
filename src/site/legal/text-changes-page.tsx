import { DOCUMENT_NAMES } from '#domain/announcements/announcements.ts'
import type { ComparedLine } from '#domain/announcements/compare-texts.ts'
import type { LegalDocument } from '#domain/operation/legal-documents.ts'
import { dateInWords } from '#domain/time/spanish-day.ts'
import { socialImagePath } from '../fixed-pages.tsx'
import { renderPage } from '../page.tsx'
import { changesPath, LEGAL_PATHS } from './legal-paths.ts'
import styles from './text-changes-page.tsx?styles'

type TextChangesProps = {
  document: LegalDocument
  /** The last announcement; null while there is none. */
  change: {
    summary: string
    effectiveOn: string
    isInEffect: boolean
    /** When and why it was taken back. */
    withdrawal: { day: string; reason: string } | null
    lines: readonly ComparedLine[]
  } | null
}

/** `/terminos/cambios` and its like: the old text and the new one beside each other. */
export function renderTextChanges(props: TextChangesProps, origin: string): string {
  const { name } = DOCUMENT_NAMES[props.document]
  return renderPage({
    head: {
      path: changesPath(props.document),
      title: `Cambios: ${name} · Azahar`,
      description: `Lo viejo y lo nuevo, uno al lado del otro: ${name}.`,
      styles,
      image: socialImagePath(LEGAL_PATHS[props.document]),
    },
    origin,
    children: <TextChangesPage {...props} />,
  })
}

function TextChangesPage({ document, change }: TextChangesProps) {
  const { name } = DOCUMENT_NAMES[document]
  return (
    <div className="wrap wrap-anywhere pt-12 pb-24 md:pt-20">
      <h1 className="text-[clamp(2.5rem,2rem+2.4vw,4rem)] leading-[.95] tracking-[-.02em]">
        {name}: lo que cambia
      </h1>
      {change?.withdrawal ? (
        <Withdrawn document={document} effectiveOn={change.effectiveOn} {...change.withdrawal} />
      ) : change ? (
        <>
          <p className="mt-4 max-w-136 text-lead whitespace-pre-line text-ink-2">{change.summary}</p>
          <p className="mt-3 text-sm text-ink-3">
            {change.isInEffect ? 'Vale desde el' : 'Valdrá desde el'} {dateInWords(change.effectiveOn)}.
            {!change.isInEffect && ' Hasta entonces vale lo de ahora, y puedes irte antes sin coste.'}{' '}
            <a href={LEGAL_PATHS[document]} className="link">
              Todo el texto de ahora
            </a>
            {!change.isInEffect && (
              <>
                {' · '}
                <a href={`${LEGAL_PATHS[document]}?nuevo`} className="link">
                  Todo el texto nuevo
                </a>
              </>
            )}
          </p>
          <Comparison lines={change.lines} />
        </>
      ) : (
        <p className="mt-4 max-w-136 text-lead text-ink-2">
          No hay cambios anunciados. Si los hay, los verás aquí con 30 días de antelación.
        </p>
      )}
    </div>
  )
}

type WithdrawnProps = { document: LegalDocument; effectiveOn: string; day: string; reason: string }

function Withdrawn({ document, effectiveOn, day, reason }: WithdrawnProps) {
  return (
    <>
      <p className="mt-4 max-w-136 text-lead text-ink-2">
        El {dateInWords(day)} retiramos el cambio que iba a valer desde el {dateInWords(effectiveOn)}. Sigue
        valiendo{' '}
        <a href={LEGAL_PATHS[document]} className="link">
          el texto de ahora
        </a>
        .
      </p>
      <p className="mt-3 max-w-136 whitespace-pre-line text-ink-2">{reason}</p>
    </>
  )
}

function Comparison({ lines }: { lines: readonly ComparedLine[] }) {
  return (
    <table className="mt-10 w-full table-fixed border-collapse text-left max-md:block">
      <caption className="sr-only">Lo viejo y lo nuevo</caption>
      <thead className="max-md:sr-only">
        <tr>
          <th scope="col" className={HEADING}>
            Lo viejo
          </th>
          <th scope="col" className={HEADING}>
            Lo nuevo
          </th>
        </tr>
      </thead>
      <tbody className="max-md:block">
        {lines.map(({ before, after }, at) => {
          const isSame = before === after
          return (
            // biome-ignore lint/suspicious/noArrayIndexKey: the lines of a finished comparison have no other name
            <tr key={at} className="border-b border-line max-md:block">
              {isSame ? (
                <td colSpan={2} className="py-3 text-ink-3 max-md:block">
                  {before}
                </td>
              ) : (
                <>
                  <td data-side="Lo viejo" className={SIDE}>
                    {before === null ? (
                      <span className="text-ink-3">No estaba.</span>
                    ) : (
                      <del className={OLD}>{before}</del>
                    )}
                  </td>
                  <td data-side="Lo nuevo" className={`${SIDE} md:pr-0`}>
                    {after === null ? (
                      <span className="text-ink-3">Se quita.</span>
                    ) : (
                      <ins className={NEW}>{after}</ins>
                    )}
                  </td>
                </>
              )}
            </tr>
          )
        })}
      </tbody>
    </table>
  )
}

const HEADING = 'border-b border-line-strong pb-2 text-sm font-medium text-ink-3'
const SIDE =
  'py-3 align-top md:pr-8 max-md:block max-md:before:mb-1 max-md:before:block max-md:before:text-sm max-md:before:text-ink-3 max-md:before:content-[attr(data-side)]'
const OLD = 'bg-danger-soft no-underline'
const NEW = 'bg-primary-soft no-underline'
