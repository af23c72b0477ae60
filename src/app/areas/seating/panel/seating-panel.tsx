import X from 'lucide-react/icons/x'
import { useEffect, useRef } from 'react'
import { IconButton } from '#ui/button.tsx'
import { SkeletonRows } from '#ui/feedback/skeleton.tsx'
import { BottomSheet } from '#ui/opening/bottom-sheet.tsx'
import { useOpenedPart } from '#ui/opening/use-opened-part.ts'
import type { PanelTab, Room } from '../room.ts'
import { tableLine, tableTitle } from '../table-words.ts'
import { panelTabs } from './loaded-tabs.ts'

type SeatingPanelProps = {
  room: Room
  /** A sheet from the bottom on a narrow screen, a pane at the right else. */
  isSheet: boolean
}

/** The table that is open, the rules and the proposal. */
export function SeatingPanel({ room, isSheet }: SeatingPanelProps) {
  const { table, tab, onClosePanel } = room
  const loaded = useOpenedPart(panelTabs, tab !== null, onClosePanel)
  // A sheet stays drawn with the last tab while it slides away.
  const last = useRef<PanelTab | null>(tab)
  if (tab) last.current = tab
  const shown = tab ?? (isSheet ? last.current : null)
  if (!shown) return null
  const ofTable = shown === 'table' ? table : undefined
  const title = ofTable ? tableTitle(ofTable) : shown === 'rules' ? 'Reglas' : 'Propuesta'
  const kicker = ofTable && tableLine(ofTable)
  const body = loaded ? (
    <loaded.PanelTabs room={room} selected={shown} />
  ) : (
    <SkeletonRows rows={5} className="px-6 pt-4" />
  )
  if (isSheet)
    return (
      <BottomSheet
        title={title}
        kicker={kicker}
        isOpen={tab !== null}
        onOpenChange={(isOpen) => !isOpen && onClosePanel()}
        isTall
      >
        <div className="flex h-full flex-col">{body}</div>
      </BottomSheet>
    )
  return (
    <aside aria-label={title} className={PANE}>
      <PaneHeading key={table?.id} title={title} kicker={kicker} onClose={onClosePanel} />
      {body}
    </aside>
  )
}

type PaneHeadingProps = { title: string; kicker: string | undefined; onClose: () => void }

/** The focus moves here when the panel opens or turns to another table, and back to where it was when it closes. */
function PaneHeading({ title, kicker, onClose }: PaneHeadingProps) {
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    const before = document.activeElement
    heading.current?.focus({ preventScroll: true })
    return () => {
      if (before instanceof HTMLElement && document.activeElement === document.body)
        before.focus({ preventScroll: true })
    }
  }, [])
  return (
    <header className="grid shrink-0 grid-cols-[minmax(0,1fr)_auto] px-6 pt-5 pb-1.5">
      {kicker && (
        <p dir="auto" className="truncate text-sm text-ink-3" title={kicker}>
          {kicker}
        </p>
      )}
      <h2 ref={heading} tabIndex={-1} className="col-start-1 text-[1.9rem] outline-none">
        {title}
      </h2>
      <IconButton
        icon={X}
        size="md"
        label="Cerrar"
        onPress={onClose}
        className="col-start-2 row-span-2 row-start-1 -mt-1 -mr-2"
      />
    </header>
  )
}

const PANE =
  'z-2 flex min-h-0 flex-col border-l border-line bg-surface shadow-[-24px_0_48px_-36px_rgb(20_38_28/.35)] max-xl:absolute max-xl:inset-y-0 max-xl:right-0 max-xl:w-100'
