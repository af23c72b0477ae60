import { type ComponentType, type ReactNode, useState } from 'react'
import type { TemplateSharing } from '#contract/template-sharing.ts'
import { Button } from '#ui/button.tsx'
import { showToast } from '#ui/feedback/toast-queue.ts'
import type { LoadedPart } from '#ui/opening/loaded-part.ts'
import { useWantedPart } from '#ui/opening/use-opened-part.ts'
import { messageFor } from '../error-messages.ts'
import { useBusiness } from '../session/use-business.ts'
import { SharingMenu } from '../template-sharing/sharing-menu.tsx'
import type { SharedNoun } from '../template-sharing/sharing-words.ts'

type Kept = { id: string; name: string; sharing: TemplateSharing }

type KeptCardsProps<One extends Kept> = {
  all: readonly One[]
  /** A line below the name. */
  note: (one: One) => ReactNode
  /** Fills in what is being written; gives the way back. */
  onUse: (one: One) => () => void
  onRemove: (one: One) => Promise<unknown>
  onRestore: (one: One) => Promise<unknown>
  noun?: SharedNoun
  onShare: (one: One, isPrivate: boolean) => Promise<unknown>
  /** The names of the packages that go on with one. */
  packagesWith?: (one: One) => Promise<string[]>
  /** The plural with its article: 'tus plantillas'. */
  among: string
  versions: LoadedPart<{ Versions: ComponentType<{ kept: One; onClose: () => void }> }>
}

/** Papers that a planner has kept to begin others with. */
export function KeptCards<One extends Kept>(props: KeptCardsProps<One>) {
  const { all, note, onUse, versions, noun = 'plantilla', onShare, packagesWith, ...acts } = props
  const { hasTeam } = useBusiness()
  const [looked, setLooked] = useState<One | null>(null)
  const close = () => setLooked(null)
  const part = useWantedPart(versions, looked !== null, close)
  return (
    <>
      <ul className="grid gap-2.5 md:grid-cols-2">
        {all.map((one) => (
          <li key={one.id} className="grid gap-1 rounded-control border border-line-strong p-3.5">
            <p className="font-strong wrap-anywhere">{one.name}</p>
            <p className="num text-sm text-ink-2">{note(one)}</p>
            <div className="flex text-sm text-ink-2 empty:hidden">
              <SharingMenu
                {...{ noun, hasTeam, name: one.name, sharing: one.sharing }}
                onShare={(isPrivate) => onShare(one, isPrivate)}
                {...(packagesWith && { packagesWith: () => packagesWith(one) })}
              />
            </div>
            <p className="flex gap-2">
              <Button size="sm" onPress={() => fill(one, onUse)}>
                Usar<span className="sr-only"> {one.name}</span>
              </Button>
              <Button size="sm" variant="quiet" onPress={() => setLooked(one)}>
                Versiones<span className="sr-only"> de {one.name}</span>
              </Button>
              <Button size="sm" variant="quiet" onPress={() => void remove(one, acts)}>
                Quitar<span className="sr-only"> {one.name}</span>
              </Button>
            </p>
          </li>
        ))}
      </ul>
      {part && looked && <part.Versions kept={looked} onClose={close} />}
    </>
  )
}

function fill<One extends Kept>(one: One, onUse: KeptCardsProps<One>['onUse']): void {
  const takeBack = onUse(one)
  showToast(`Rellenado con «${one.name}».`, { action: { label: 'Deshacer', onAction: takeBack } })
}

type Acts<One extends Kept> = Pick<KeptCardsProps<One>, 'onRemove' | 'onRestore' | 'among'>

async function remove<One extends Kept>(one: One, { onRemove, onRestore, among }: Acts<One>): Promise<void> {
  try {
    await onRemove(one)
    showToast(`«${one.name}» ya no está entre ${among}.`, {
      action: { label: 'Deshacer', onAction: () => void restore(() => onRestore(one)) },
    })
  } catch (error) {
    showToast(`No hemos podido quitar «${one.name}». ${messageFor(error)}`, { tone: 'failed' })
  }
}

const restore = (onRestore: () => Promise<unknown>) =>
  onRestore().catch((error: Error) =>
    showToast(`No hemos podido deshacerlo. ${messageFor(error)}`, { tone: 'failed' }),
  )
