import { useInfiniteQuery } from '@tanstack/react-query'
import { type ReactNode, useState } from 'react'
import type { RemovedThing } from '#contract/activity.ts'
import type { Wedding } from '#contract/weddings.ts'
import { TRASH_DAYS } from '#domain/activity/activity.ts'
import type { BinKind } from '#domain/activity/bin.ts'
import { Button } from '#ui/button.tsx'
import { EmptySection, EmptyState } from '#ui/feedback/empty-state.tsx'
import { ErrorState } from '#ui/feedback/error-state.tsx'
import { SkeletonRows } from '#ui/feedback/skeleton.tsx'
import { ConfirmDialog } from '#ui/opening/confirm-dialog.tsx'
import { messageFor } from '../../../shared/error-messages.ts'
import { useDebounced } from '../../../shared/page/use-debounced.ts'
import { useCurrentTime } from '../../../shared/words/relative-time.ts'
import { removedInWords } from './removed-words.ts'
import { useTrashActions } from './trash.actions.ts'
import { trashQuery } from './trash.queries.ts'
import { TrashEntry } from './trash-entry.tsx'
import { TrashFilters } from './trash-filters.tsx'

type TrashPanelProps = { wedding: Wedding; kind: BinKind | undefined; onKind: (kind?: BinKind) => void }

/** Lists the things removed in the last 30 days, with the ways back: alone, together, or by name. */
export function TrashPanel({ wedding, kind, onKind }: TrashPanelProps) {
  const [typed, setTyped] = useState('')
  const search = useDebounced(typed.trim())
  const isFiltered = kind !== undefined || search !== ''
  const query = useInfiniteQuery(trashQuery(wedding.id, { kind, search: search || undefined }))
  const things = query.data?.pages.flatMap((page) => page.things)
  if (query.isError && !things) {
    return (
      <ErrorState
        title="No hemos podido cargar la papelera."
        detail={messageFor(query.error)}
        onRetry={() => query.refetch()}
        isRetrying={query.isFetching}
      />
    )
  }
  if (things?.length === 0 && !isFiltered && typed === '') {
    return (
      <EmptyState
        question="La papelera está vacía"
        line={`Lo que se elimina espera aquí ${TRASH_DAYS} días, por si hay que recuperarlo.`}
      />
    )
  }
  return (
    <>
      <TrashFilters wedding={wedding} kind={kind} onKind={onKind} search={typed} onSearch={setTyped} />
      {!things && <SkeletonRows rows={5} className="mt-6" />}
      {things?.length === 0 && (
        <div className="mt-6">
          <EmptySection>En la papelera no hay nada así.</EmptySection>
        </div>
      )}
      {things && things.length > 0 && (
        <TrashList weddingId={wedding.id} things={things} isSearched={search !== ''} />
      )}
      {query.hasNextPage && (
        <Button
          variant="secondary"
          className="mt-5"
          onPress={() => void query.fetchNextPage()}
          isPending={query.isFetchingNextPage}
          pendingLabel="Cargando"
        >
          Ver más
        </Button>
      )}
    </>
  )
}

type TrashListProps = {
  weddingId: string
  things: readonly RemovedThing[]
  /** The entries then hold the rows of that name alone, and no others are brought back with them. */
  isSearched: boolean
}

function TrashList({ weddingId, things, isSearched }: TrashListProps) {
  const now = useCurrentTime()
  const { restore, purge, stays } = useTrashActions(weddingId)
  const [chosenLines, setChosenLines] = useState<ReadonlySet<string>>(new Set())
  const [ending, setEnding] = useState<readonly RemovedThing[]>([])
  const open = things.filter(({ canRestore }) => canRestore)
  const chosen = open.filter(({ lineId }) => chosenLines.has(lineId))
  const choose = (lineId: string, isChosen: boolean) => {
    const next = new Set(chosenLines)
    if (isChosen) next.add(lineId)
    else next.delete(lineId)
    setChosenLines(next)
  }
  const rowsOf = (thing: RemovedThing) => (isSearched ? thing.rows : undefined)
  return (
    <>
      {stays.length > 0 && <StayingRows sentences={stays} />}
      <ChoiceBar open={open} chosen={chosen} onChoose={setChosenLines}>
        <Button
          size="sm"
          variant="secondary"
          isPending={restore.isPending}
          onPress={() => restore.mutate(chosen.map((thing) => ({ thing, rows: rowsOf(thing) })))}
        >
          Recuperar lo elegido
        </Button>
        <Button size="sm" variant="danger" onPress={() => setEnding(chosen)}>
          Eliminar para siempre
        </Button>
      </ChoiceBar>
      <ul aria-label="Papelera" className="max-w-208 border-t border-line">
        {things.map((thing) => (
          <TrashEntry
            key={thing.lineId}
            thing={thing}
            now={now}
            isChosen={chosenLines.has(thing.lineId)}
            onChoose={(isChosen) => choose(thing.lineId, isChosen)}
            isPending={
              restore.isPending && restore.variables.some((one) => one.thing.lineId === thing.lineId)
            }
            onRestore={(rows = rowsOf(thing)) => restore.mutate([{ thing, rows }])}
            onPurge={() => setEnding([thing])}
          />
        ))}
      </ul>
      <ConfirmDialog
        title="¿Eliminar para siempre?"
        description={
          ending.length === 1
            ? `${removedInWords(ending[0]!)}. No se podrá recuperar.`
            : `Son ${ending.length} entradas de la papelera. No se podrán recuperar.`
        }
        confirmLabel="Eliminar para siempre"
        isOpen={ending.length > 0}
        onOpenChange={() => setEnding([])}
        isPending={purge.isPending}
        error={purge.error && messageFor(purge.error)}
        onConfirm={() =>
          purge.mutate(
            ending.map((thing) => ({ thing, rows: rowsOf(thing) })),
            { onSuccess: () => setEnding([]) },
          )
        }
      />
    </>
  )
}

/** The sentences about rows that could not leave the bin. */
function StayingRows({ sentences }: { sentences: readonly string[] }) {
  return (
    <ul role="alert" className="mt-5 grid max-w-208 gap-1 text-sm text-ink-2">
      {sentences.map((sentence) => (
        <li key={sentence} className="border-l-2 border-naranja-500 pl-2.5">
          {sentence}
        </li>
      ))}
    </ul>
  )
}

type ChoiceBarProps = {
  /** The entries that can be chosen. */
  open: readonly RemovedThing[]
  chosen: readonly RemovedThing[]
  onChoose: (lines: ReadonlySet<string>) => void
  /** The actions on the chosen entries. */
  children: ReactNode
}

function ChoiceBar({ open, chosen, onChoose, children }: ChoiceBarProps) {
  return (
    <div className="mt-5 flex min-h-10 max-w-208 flex-wrap items-center gap-x-1.5 gap-y-1">
      <label className="mr-auto flex min-h-8 cursor-pointer items-center gap-3.5 text-sm text-ink-2 pointer-coarse:min-h-11">
        <input
          type="checkbox"
          checked={open.length > 0 && chosen.length === open.length}
          disabled={open.length === 0}
          onChange={({ target }) => onChoose(new Set(target.checked ? open.map(({ lineId }) => lineId) : []))}
          className="size-4.5 accent-primary"
        />
        {chosen.length === 0
          ? 'Elegir todo'
          : chosen.length === 1
            ? '1 elegido'
            : `${chosen.length} elegidos`}
      </label>
      {chosen.length > 0 && children}
    </div>
  )
}
