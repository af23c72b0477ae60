import Plus from 'lucide-react/icons/plus'
import Scale from 'lucide-react/icons/scale'
import WandSparkles from 'lucide-react/icons/wand-sparkles'
import { Button, IconButton } from '#ui/button.tsx'
import { cx } from '#ui/class-names.ts'
import type { Room } from './room.ts'

type RoomHeaderProps = { room: Room; isNarrow?: boolean }

/** The title with what can be done to the whole plan. */
export function RoomHeader({ room, isNarrow }: RoomHeaderProps) {
  const { tables } = room.plan
  const hasOpenPanel = room.tab !== null
  return (
    <header
      className={cx('flex flex-wrap items-center gap-2', !isNarrow && 'min-h-16 shrink-0 px-6 pt-4.5 pb-1')}
    >
      <h1
        id="seating"
        className={cx('mr-auto flex items-baseline gap-3 whitespace-nowrap', !isNarrow && 'text-[2.25rem]')}
      >
        Mesas <span className="num text-lg text-ink-2">{tables.length}</span>
      </h1>
      {room.menu}
      {isNarrow ? (
        <span data-edits>
          <IconButton variant="secondary" size="md" icon={Plus} label="Mesa" onPress={() => room.onEdit()} />
        </span>
      ) : (
        <>
          {!hasOpenPanel && (
            <Button data-opens="rules" variant="secondary" icon={Scale} onPress={() => room.onTab('rules')}>
              Reglas
            </Button>
          )}
          <Button data-edits variant="secondary" icon={Plus} onPress={() => room.onEdit()}>
            Mesa
          </Button>
          {tables.length > 0 && room.tab !== 'proposal' && (
            <Button
              data-edits
              data-opens="proposal"
              variant="primary"
              icon={WandSparkles}
              onPress={() => room.onTab('proposal')}
            >
              Proponer mesas
            </Button>
          )}
        </>
      )}
    </header>
  )
}
