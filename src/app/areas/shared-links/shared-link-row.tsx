import { Link } from '@tanstack/react-router'
import type { SharedLink } from '#contract/shared-links.ts'
import { Button } from '#ui/button.tsx'
import { CopyButton } from '#ui/feedback/copy-button.tsx'
import { useIsHydrated } from '#ui/hydration/use-is-hydrated.ts'
import { knownTo, linkName, madeBy, shownBy } from '../../shared/shared-links/shared-link-words.ts'
import type { LinkAct } from '../../shared/shared-links/shared-links.actions.ts'
import { useToday } from '../../shared/wedding/use-today.ts'
import { relativeTime, useCurrentTime } from '../../shared/words/relative-time.ts'

type SharedLinkRowProps = { weddingId: string; link: SharedLink; onAsk: (act: LinkAct) => void }

/** An address that opens without an account, or those of all families. */
export function SharedLinkRow({ weddingId, link, onAsk }: SharedLinkRowProps) {
  const now = useCurrentTime()
  const today = useToday(weddingId)
  const name = linkName(link)
  const opened = link.openedAt ? `abierto ${relativeTime(link.openedAt, now)}` : 'sin abrir todavía'
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-1 border-b border-line py-3 text-sm">
      <span className="grid min-w-56 flex-1">
        <b className="text-base font-strong wrap-anywhere">{name}</b>
        <span className="text-ink-2">{shownBy(link, today)}</span>
        <span className="text-ink-3 wrap-anywhere">
          {[madeBy(link), link.kind === 'calendar' && !link.openedAt ? null : opened]
            .filter(Boolean)
            .join(', ')}
        </span>
        {link.formerReaders.length > 0 && (
          <span className="text-ink-2 font-strong wrap-anywhere" data-former-readers>
            También lo {link.formerReaders.length === 1 ? 'conoce' : 'conocen'} {knownTo(link.formerReaders)},
            sin tener ya ese acceso. Renuévalo para que la dirección de antes deje de abrirse.
          </span>
        )}
      </span>
      <span data-never-kept className="flex flex-wrap items-center gap-x-3">
        <WayTo weddingId={weddingId} link={link} name={name} />
        <Button size="sm" variant="quiet" aria-label={`Renovar: ${name}`} onPress={() => onAsk('renew')}>
          Renovar
        </Button>
        <Button size="sm" variant="danger" aria-label={`Terminar: ${name}`} onPress={() => onAsk('end')}>
          Terminar
        </Button>
      </span>
    </li>
  )
}

/** The address itself, or the list where each family has its own. */
function WayTo({ weddingId, link, name }: { weddingId: string; link: SharedLink; name: string }) {
  const isInBrowser = useIsHydrated()
  if (link.path === null) {
    return (
      <Link to="/app/couple/$wid/guests" params={{ wid: weddingId }} className="link py-3">
        Ver familias
      </Link>
    )
  }
  // The server draws the path alone, which is a link as well.
  const address = isInBrowser ? `${window.location.origin}${link.path}` : link.path
  return (
    <>
      <CopyButton text={address} what={`el enlace: ${name}`} />
      {link.kind !== 'calendar' && (
        <a
          href={address}
          target="_blank"
          rel="noreferrer"
          aria-label={`Abrir: ${name}`}
          className="link py-3"
        >
          Abrir
        </a>
      )}
    </>
  )
}
