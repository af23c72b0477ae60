import type { BusSheet } from '#contract/transport-sheet.ts'
import { Button } from '#ui/button.tsx'
import { useSheetLink } from './sheet.actions.ts'
import { dayOf } from './sheet-words.ts'

type SheetVersionsProps = {
  weddingId: string
  sheet: BusSheet
  /** The button of the dialog sends: that it was handed over otherwise is noted here. */
  mayMark: boolean
}

/** The versions that were sent, each of which its link opens, and whether they still hold. */
export function SheetVersions({ weddingId, sheet, mayMark }: SheetVersionsProps) {
  const { markSent } = useSheetLink(weddingId)
  const { versions, hasChanged, link } = sheet
  return (
    <section aria-labelledby="versiones-conductor" className="border-t border-line pt-4">
      <h3 id="versiones-conductor" className="font-ui text-ui font-strong tracking-normal">
        Versiones
      </h3>
      <p className="mt-1 text-sm text-ink-2">
        {hasChanged === null
          ? 'Sin enviar todavía. Cuando la envíes, guardaremos esa versión.'
          : hasChanged
            ? 'Ha cambiado desde que se envió.'
            : `Igual que la versión ${versions[0]?.number}.`}
      </p>
      <ul className="mt-1">
        {versions.map(({ id, number, company, sentAt, seenAt }) => (
          <li
            key={id}
            className="flex items-baseline justify-between gap-4 border-b border-line py-2 text-sm"
          >
            <span className="min-w-0 wrap-anywhere">
              <b className="block font-strong">
                Versión {number}
                {company && `, para ${company}`}
              </b>
              <span className="text-ink-2">
                Enviada el {dayOf(sentAt)}.{seenAt && ` Vista el ${dayOf(seenAt)}.`}
              </span>
            </span>
            {link?.path && (
              <a
                href={`${link.path}?version=${number}`}
                target="_blank"
                rel="noreferrer"
                aria-label={`Ver la versión ${number}`}
                className="link py-3"
              >
                Ver
              </a>
            )}
          </li>
        ))}
      </ul>
      {mayMark && hasChanged !== false && (
        <Button
          size="sm"
          className="mt-3"
          onPress={() => markSent.mutate()}
          isPending={markSent.isPending}
          pendingLabel="Guardando"
        >
          Marcar como enviada
        </Button>
      )}
    </section>
  )
}
