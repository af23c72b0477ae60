import { useDeferredValue, useState } from 'react'
import { Button } from '#ui/button.tsx'
import { ErrorState } from '#ui/feedback/error-state.tsx'
import { SkeletonRows } from '#ui/feedback/skeleton.tsx'
import { messageFor } from '../../../shared/error-messages.ts'
import type { Family, HouseholdList } from '../../../shared/households/families.ts'
import { useFamilies } from '../../../shared/households/use-families.ts'
import { AnswersOfFamilies } from '../../guests/answers/answers-of-families.tsx'
import type { FamiliesViewProps } from '../../guests/guest-dialogs.ts'
import { useFamilyActions } from '../family-actions.ts'
import { membersOf } from '../grouping-actions.ts'
import { FamilySheet } from '../sheet/family-sheet.tsx'
import { useExtraColumns } from './extra-columns.tsx'
import { FamiliesList } from './families-list.tsx'
import { FamiliesTable } from './families-table.tsx'
import { FamilyBar } from './family-bar.tsx'
import { type FamilyRow, useFamilyRows } from './family-rows.ts'
import { Suggestions } from './suggestions.tsx'
import { useFamilySelection } from './use-family-selection.ts'

/** The guests by families, with all that can be done with those. */
export function FamiliesView({ weddingId, guests, ...props }: FamiliesViewProps) {
  const { query, list, families } = useFamilies(weddingId, guests)
  if (list && families) return <Families weddingId={weddingId} list={list} families={families} {...props} />
  if (!query.isError) return <SkeletonRows rows={8} />
  return (
    <ErrorState
      title="No hemos podido cargar las familias."
      detail={messageFor(query.error)}
      onRetry={() => query.refetch()}
      isRetrying={query.isFetching}
    />
  )
}

type FamiliesProps = Omit<FamiliesViewProps, 'guests'> & { list: HouseholdList; families: Family[] }

function Families({ weddingId, list, families, view, actions, isPhone, columns }: FamiliesProps) {
  const familyActions = useFamilyActions(weddingId)
  const rows = useFamilyRows(families, view.shown)
  const extra = useExtraColumns(weddingId, useDeferredValue(columns), list, families, familyActions)
  const selection = useFamilySelection(families, rows)
  const [isSelecting, setSelecting] = useState(false)
  const [openKey, setOpenKey] = useState<string | null>(null)
  const shared = { rows, menus: list.settings.menus, selection, actions, onOpen: setOpenKey }
  const onDrop = (guestId: string, { family }: FamilyRow) => {
    const dragged = membersOf(families).filter(({ person }) => person.guest.id === guestId)
    const isSelected = selection.ids.has(guestId)
    familyActions.moveTo(isSelected ? selection.selected : dragged, family)
  }
  return (
    <>
      <AnswersOfFamilies weddingId={weddingId} />
      <Suggestions families={families} actions={familyActions} />
      {isPhone && (
        <Button
          data-edits
          size="sm"
          variant="quiet"
          aria-pressed={isSelecting}
          onPress={() => {
            setSelecting(!isSelecting)
            selection.clear()
          }}
          className="mb-1 -ml-3 min-h-11"
        >
          {isSelecting ? 'Terminar de seleccionar' : 'Seleccionar'}
        </Button>
      )}
      {isPhone ? (
        <FamiliesList {...shared} lineOf={extra.line} isSelecting={isSelecting} />
      ) : (
        <FamiliesTable {...shared} extra={extra} onDrop={onDrop} />
      )}
      {/* The last rows are scrolled to above the bar. */}
      {isPhone && selection.selected.length > 0 && <div className="h-24" />}
      {selection.selected.length > 0 && (
        <FamilyBar
          weddingId={weddingId}
          selection={selection}
          families={families}
          menus={list.settings.menus}
          events={list.events}
          guestActions={actions}
          actions={familyActions}
          isPhone={isPhone}
        />
      )}
      <FamilySheet
        weddingId={weddingId}
        family={families.find((family) => hasKey(family, openKey))}
        list={list}
        guestActions={actions}
        actions={familyActions}
        isPhone={isPhone}
        onClose={() => setOpenKey(null)}
      />
    </>
  )
}

/** The family that was opened: a guest who stood alone may have got a household meanwhile. */
const hasKey = ({ key, people }: Family, openKey: string | null) =>
  openKey !== null && (key === openKey || people.some(({ guest }) => guest.id === openKey))
