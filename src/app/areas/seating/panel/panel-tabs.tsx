import { useQuery } from '@tanstack/react-query'
import { Tabs } from '#ui/layout/tabs.tsx'
import { ProposalPanel } from '../proposal/proposal-panel.tsx'
import type { PanelTab, Room } from '../room.ts'
import { RulesPanel } from '../rules/rules-panel.tsx'
import { rulesQuery } from '../seating.queries.ts'
import { tableTitle } from '../table-words.ts'
import { PanelPart } from './panel-part.tsx'
import { TablePanel } from './table-panel.tsx'

type PanelTabsProps = { room: Room; selected: PanelTab }

/** 'Mesa 9', 'Reglas' and 'Propuesta'; the first one while a table is chosen. */
export function PanelTabs({ room, selected }: PanelTabsProps) {
  const { weddingId, plan, table } = room
  const { data: rules } = useQuery(rulesQuery(weddingId))
  return (
    <Tabs<PanelTab>
      label="Apartados de las mesas"
      selected={selected}
      onSelect={room.onTab}
      className="flex-1"
      listClassName="px-6"
      panelClassName="flex-1"
      tabs={[
        ...(table
          ? [
              {
                id: 'table' as const,
                label: tableTitle(table),
                panel: <TablePanel key={table.id} room={room} table={table} />,
              },
            ]
          : []),
        {
          id: 'rules',
          label: 'Reglas',
          ...(rules && { count: rules.filter(({ isDismissed }) => !isDismissed).length }),
          panel: (
            <PanelPart>
              <RulesPanel weddingId={weddingId} plan={plan} />
            </PanelPart>
          ),
        },
        ...(plan.tables.length > 0
          ? [
              {
                id: 'proposal' as const,
                label: 'Propuesta',
                panel: <ProposalPanel room={room} />,
              },
            ]
          : []),
      ]}
    />
  )
}
