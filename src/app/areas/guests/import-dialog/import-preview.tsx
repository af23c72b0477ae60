import type { Guest } from '#contract/guests.ts'
import type { PossibleDuplicate } from '#domain/guest-duplicates.ts'
import type { GuestDraft } from '#domain/guests.ts'
import { LIMITS } from '#domain/limits.ts'
import { duplicatesSentence, overfullSentence, previewSentences } from '../import/import-messages.ts'
import type { Brought, GuestImport } from './use-guest-import.ts'

/** Rows shown as they will be stored. */
const ROWS_SHOWN = 6

/** People named among the possible duplicates before the rest is only counted. */
const NAMED = 50

type ImportPreviewProps = { run: GuestImport; brought: Brought; existing: readonly Guest[] }

/** What the import would bring and leave out, before anything is written. */
export function ImportPreview({ run, brought, existing }: ImportPreviewProps) {
  const { guests } = brought.preview
  const [total, ...others] = previewSentences(brought.preview)
  return (
    <div className="grid gap-4.5">
      <div className="grid gap-1.5 text-sm text-ink-2">
        <p className="text-ui font-strong text-ink">{total}</p>
        {others.length > 0 && (
          <ul className="grid list-disc gap-1 pl-4.5">
            {others.map((sentence) => (
              <li key={sentence}>{sentence}</li>
            ))}
          </ul>
        )}
      </div>
      {run.overfull !== null && <Overfull total={run.overfull} />}
      {run.duplicates.length > 0 && <Duplicates run={run} guests={guests} existing={existing} />}
      <FirstRows guests={guests} />
    </div>
  )
}

export const Overfull = ({ total }: { total: number }) => (
  <p role="alert" className="text-sm text-danger">
    {overfullSentence(total, LIMITS.wedding.guests)}
  </p>
)

type DuplicatesProps = { run: GuestImport; guests: readonly GuestDraft[]; existing: readonly Guest[] }

function Duplicates({ run, guests, existing }: DuplicatesProps) {
  const { duplicates, skipsDuplicates, setSkipsDuplicates } = run
  const whom = ({ index, of, otherIndex, because }: PossibleDuplicate) => {
    const name = guests[index]!.fullName
    const other = (of === 'existing' ? existing : guests)[otherIndex]!.fullName
    return because === 'email' ? `${name}: mismo email que ${other}` : name
  }
  return (
    <fieldset className="grid gap-2 rounded-paper border border-line-strong p-4 text-sm">
      <legend className="sr-only">Posibles repetidos</legend>
      <p className="font-strong text-ink">{duplicatesSentence(duplicates)}</p>
      <details className="text-ink-2">
        <summary className="w-fit rounded-[4px] pointer-coarse:py-2.5">Ver quiénes</summary>
        <ul className="mt-1 max-h-36 list-disc scroll-pane pl-4.5">
          {duplicates.slice(0, NAMED).map((duplicate) => (
            <li key={duplicate.index}>{whom(duplicate)}</li>
          ))}
          {duplicates.length > NAMED && <li>y {duplicates.length - NAMED} más</li>}
        </ul>
      </details>
      {[true, false].map((skips) => (
        <label
          key={String(skips)}
          className="flex w-fit cursor-pointer items-center gap-2.5 pointer-coarse:min-h-11"
        >
          <input
            type="radio"
            name="duplicates"
            checked={skipsDuplicates === skips}
            onChange={() => setSkipsDuplicates(skips)}
            className="size-4.5 accent-primary"
          />
          {skips ? 'Saltar los repetidos' : 'Importarlos también'}
        </label>
      ))}
    </fieldset>
  )
}

const ANSWER = { true: 'Sí', false: 'No', null: '-' }

function FirstRows({ guests }: { guests: readonly GuestDraft[] }) {
  const rest = guests.length - ROWS_SHOWN
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: wider than a phone, and the keyboard must be able to scroll it
    <section aria-label="Primeras filas" tabIndex={0} className="scroll-row">
      <table className="w-full min-w-104 table-fixed text-left text-sm text-ink-2">
        <caption className="pb-2 text-left text-xs text-ink-3">Así quedarán las primeras filas</caption>
        <thead>
          <tr className="text-xs text-ink-3 *:border-b *:border-line *:py-1.5 *:pr-3 *:font-medium">
            <th scope="col">Nombre</th>
            <th scope="col">Email</th>
            <th scope="col" className="w-14">
              RSVP
            </th>
            <th scope="col">Notas</th>
          </tr>
        </thead>
        <tbody>
          {guests.slice(0, ROWS_SHOWN).map((guest, row) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: the rows of a file never move
            <tr key={row} className="*:truncate *:border-b *:border-line *:py-2 *:pr-3">
              <th scope="row" className="font-strong text-ink">
                {guest.fullName}
              </th>
              <td>{guest.email}</td>
              <td>{ANSWER[String(guest.rsvp) as keyof typeof ANSWER]}</td>
              <td>{guest.notes}</td>
            </tr>
          ))}
        </tbody>
      </table>
      {rest > 0 && <p className="pt-2 text-xs text-ink-3">y {rest.toLocaleString('es-ES')} más</p>}
    </section>
  )
}
