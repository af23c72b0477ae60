import WandSparkles from 'lucide-react/icons/wand-sparkles'
import { useState } from 'react'
import { Button } from '#ui/button.tsx'
import { cx } from '#ui/class-names.ts'
import { SkeletonRows } from '#ui/feedback/skeleton.tsx'
import { useToastRoom } from '#ui/feedback/use-toast-room.ts'
import { Segmented } from '#ui/fields/segmented.tsx'
import { useOpenedPart } from '#ui/opening/use-opened-part.ts'
import { Page } from '../../shell/page.tsx'
import { panelTabs } from './panel/loaded-tabs.ts'
import { SeatingPanel } from './panel/seating-panel.tsx'
import { BAR, PickedBar } from './picked-bar.tsx'
import type { Room } from './room.ts'
import { RoomHeader } from './room-header.tsx'
import { TableList } from './table-list.tsx'
import { WithoutSeat } from './without-seat.tsx'

/** The part of the room that a narrow screen shows. */
type Part = 'tables' | 'unseated' | 'rules'

/** A list of the tables, those without a seat, or the rules; a table opens as a sheet. */
export function NarrowRoom({ room }: { room: Room }) {
  const [part, setPart] = useState<Part>('tables')
  const tabs = useOpenedPart(panelTabs, part === 'rules', () => setPart('tables'))
  const { tables, people } = room.plan
  const unseated = people.filter(({ comes, tableId }) => comes && tableId === null).length
  const holds = room.picked.people.length > 0
  const canPropose = tables.length > 0 && part !== 'rules' && !holds
  useToastRoom(canPropose || holds ? '3.5rem' : null)
  return (
    <Page className="pb-28">
      <RoomHeader room={room} isNarrow />
      {room.notice}
      <Segmented
        label="Qué se ve"
        className="mt-4"
        segments={[
          { value: 'tables', label: 'Mesas', count: tables.length },
          { value: 'unseated', label: 'Sin sentar', count: unseated },
          { value: 'rules', label: 'Reglas' },
        ]}
        value={part}
        onChange={setPart}
      />
      <div className="mt-3">
        {part === 'tables' && <TableList room={room} />}
        {part === 'unseated' && <WithoutSeat room={room} className="pt-3" />}
        {part === 'rules' &&
          (tabs ? (
            <div className="pt-3">
              <h2 className="sr-only">Reglas</h2>
              <tabs.RulesPanel weddingId={room.weddingId} plan={room.plan} />
            </div>
          ) : (
            <SkeletonRows rows={3} className="mt-6" />
          ))}
      </div>
      {canPropose && (
        <Button
          data-edits
          variant="primary"
          icon={WandSparkles}
          onPress={() => room.onTab('proposal')}
          className={PROPOSE}
        >
          Proponer mesas
        </Button>
      )}
      <PickedBar room={room} className={cx(BAR, HAND)} />
      <SeatingPanel room={room} isSheet />
    </Page>
  )
}

const HAND = 'fixed inset-x-gutter bottom-[calc(1rem+env(safe-area-inset-bottom))] z-10'

const PROPOSE =
  'fixed bottom-[calc(1rem+env(safe-area-inset-bottom))] left-1/2 z-10 h-12 -translate-x-1/2 px-5.5 shadow-3'
