import type { ImportPreviewView } from '#contract/import-rows.ts'
import type { Wedding } from '#contract/weddings.ts'
import { IMPORT_UNDO_DAYS } from '#domain/imports/imports.ts'
import { inSpanishList } from '#domain/text/spanish-list.ts'
import { fullDateInWords } from '../../../shared/words/spanish-dates.ts'

/** The day and the place, what stays out, and what is good to know. */
export function PreviewBeside({ preview, wedding }: { preview: ImportPreviewView; wedding: Wedding }) {
  const { date, newDate, venue, closed, notes, leftOut } = preview
  return (
    <aside className="max-lg:border-t max-lg:border-line-strong max-lg:pt-5">
      <p className="text-sm text-ink-3">Fecha y lugar</p>
      <p className="serif mb-6 border-b border-line pb-6 text-[1.375rem] leading-[1.3] wrap-anywhere">
        {date ? fullDateInWords(date) : 'Aún sin fecha'}
        {newDate && wedding.eventDate && newDate !== wedding.eventDate && (
          <small className="block font-sans text-sm text-ink-2">
            Ahora es el {fullDateInWords(wedding.eventDate).toLocaleLowerCase('es')}.
          </small>
        )}
        {venue && <span className="block">{venue}</span>}
      </p>
      <h2 className="text-[1.375rem]">Se queda fuera</h2>
      {leftOut.length === 0 && closed.length === 0 ? (
        <p className="mt-2.5 text-sm text-ink-2">Nada. Entra todo.</p>
      ) : (
        <ul className="mt-2.5 max-h-112 scroll-pane" tabIndex={leftOut.length > 6 ? 0 : undefined}>
          {closed.length > 0 && (
            <LeftOut title={inSpanishList(closed)} detail="Tu acceso a esta boda no incluye cambiarlo." />
          )}
          {leftOut.map(({ fileName, title, detail }, index) => (
            <LeftOut
              // biome-ignore lint/suspicious/noArrayIndexKey: the list is shown as it came and never changes
              key={index}
              title={title}
              detail={placeOf(detail, fileName)}
            />
          ))}
        </ul>
      )}
      {notes.map((note) => (
        <p key={note} className="mt-4 text-sm text-ink-2">
          {note}
        </p>
      ))}
      <p className="mt-4 text-sm text-ink-2">
        No sale ningún correo, y durante {IMPORT_UNDO_DAYS} días se puede deshacer entero.
      </p>
    </aside>
  )
}

/** The place of something in its file, with the name of the file. */
const placeOf = (detail: string, fileName: string) =>
  detail.includes(fileName) ? detail : [detail, fileName].filter(Boolean).join(' · ')

function LeftOut({ title, detail }: { title: string; detail: string }) {
  return (
    <li className="border-t border-line py-2.5 text-sm wrap-anywhere">
      <b className="block font-strong">{title}</b>
      <span className="text-ink-3">{detail}</span>
    </li>
  )
}
