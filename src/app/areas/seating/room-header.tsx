import Plus from 'lucide-react/icons/plus'
import Scale from 'lucide-react/icons/scale'
import { Button } from '#ui/button.tsx'
import { Segmented } from '#ui/fields/segmented.tsx'
import { PageHeader } from '../../shell/page.tsx'
import type { Plan } from './use-seating.ts'

/** The part of the room that a phone shows. */
export type Part = 'tables' | 'unseated'

type RoomHeaderProps = {
  plan: Plan
  part: Part
  onPart: (part: Part) => void
  onAdd: () => void
  onRules: () => void
}

/** The title with what can be done to the whole plan, and on a phone which part of it is seen. */
export function RoomHeader({ plan: { tables, people }, part, onPart, onAdd, onRules }: RoomHeaderProps) {
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
            <Button icon={Plus} onPress={onAdd}>
              Mesa
            </Button>
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
