import Plus from 'lucide-react/icons/plus'
import Scale from 'lucide-react/icons/scale'
import WandSparkles from 'lucide-react/icons/wand-sparkles'
import type { ReactNode } from 'react'
import { Button } from '#ui/button.tsx'
import { Segmented } from '#ui/fields/segmented.tsx'
import { PageHeader } from '../../shell/page.tsx'
import type { Plan } from './use-seating.ts'

/** The part of the room that a phone shows. */
export type Part = 'tables' | 'unseated'

type RoomHeaderProps = {
  plan: Plan
  menu: ReactNode
  part: Part
  onPart: (part: Part) => void
  onAdd: () => void
  onRules: () => void
  onPropose: () => void
}

/** The title with what can be done to the whole plan, and on a phone which part of it is seen. */
export function RoomHeader({
  plan: { tables, people },
  menu,
  part,
  onPart,
  onAdd,
  onRules,
  onPropose,
}: RoomHeaderProps) {
  const unseated = people.filter(({ comes, tableId }) => comes && tableId === null).length
  return (
    <>
      <PageHeader
        title="Mesas"
        aside={<span className="num text-lg text-ink-2">{tables.length}</span>}
        actions={
          <>
            <Button variant="secondary" icon={Scale} onPress={onRules}>
              Reglas
            </Button>
            <Button variant="secondary" icon={Plus} onPress={onAdd}>
              Mesa
            </Button>
            {tables.length > 0 && (
              <Button data-edits icon={WandSparkles} onPress={onPropose}>
                Proponer mesas
              </Button>
            )}
            {menu}
          </>
        }
      />
      <Segmented
        label="Qué se ve"
        className="mt-4 md:hidden"
        segments={[
          { value: 'tables', label: 'Mesas', count: tables.length },
          { value: 'unseated', label: 'Sin sentar', count: unseated },
        ]}
        value={part}
        onChange={onPart}
      />
    </>
  )
}
