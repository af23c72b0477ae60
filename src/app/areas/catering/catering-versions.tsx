import type { Catering } from '#contract/catering.ts'
import { countOfChanges } from '#domain/catering/catering-changes.ts'
import { dayOf } from '#ui/catering/paper-heading.ts'

type CateringVersionsProps = {
  catering: Catering
  versionId: string | undefined
  onVersion: (versionId: string | undefined) => void
}

/** The sheet as it is now, and the versions that were sent, each of which can be opened. */
export function CateringVersions({ catering, versionId, onVersion }: CateringVersionsProps) {
  const { versions, sheet } = catering
  return (
    <section aria-labelledby="versiones">
      <h2 id="versiones" className="font-ui text-ui font-strong tracking-normal">
        Versiones
      </h2>
      <ul className="mt-1">
        <Version
          name={versions.length === 0 ? 'Sin enviar todavía' : 'Ahora'}
          line={changesLine(sheet.changes)}
          isOpen={versionId === undefined}
          onOpen={() => onVersion(undefined)}
        />
        {versions.map(({ id, number, sentAt, seenAt }) => (
          <Version
            key={id}
            name={`Versión ${number}`}
            line={`Enviada el ${dayOf(sentAt)}.${seenAt ? ` Vista el ${dayOf(seenAt)}` : ''}`}
            isOpen={versionId === id}
            onOpen={() => onVersion(id)}
          />
        ))}
      </ul>
    </section>
  )
}

type VersionProps = { name: string; line: string; isOpen: boolean; onOpen: () => void }

function Version({ name, line, isOpen, onOpen }: VersionProps) {
  return (
    <li
      aria-current={isOpen || undefined}
      className="flex items-baseline justify-between gap-4 border-b border-line py-2.5 text-sm"
    >
      <span className="min-w-0 wrap-anywhere">
        <b className="block font-strong">{name}</b>
        <span className="text-ink-2">{line}</span>
      </span>
      {isOpen ? (
        <span className="py-3 text-ink-3">Abierta</span>
      ) : (
        <button type="button" onClick={onOpen} aria-label={`Ver ${name}`} className="link py-3">
          Ver
        </button>
      )}
    </li>
  )
}

function changesLine(changes: Catering['sheet']['changes']): string {
  if (!changes) return 'Cuando la envíes, guardaremos esta versión.'
  const count = countOfChanges(changes)
  if (count === 0) return `Igual que la versión ${changes.since}`
  return `${count === 1 ? '1 cambio' : `${count} cambios`} desde la versión ${changes.since}`
}
