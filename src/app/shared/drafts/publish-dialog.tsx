import { useMutation, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { MergeDecision } from '#contract/agenda-merge.ts'
import type { Wedding } from '#contract/weddings.ts'
import { publishedInWords } from '#domain/activity/published-in-words.ts'
import { componentName } from '#domain/catalogue/catalogue.ts'
import { Button } from '#ui/button.tsx'
import { CheckboxSet } from '#ui/fields/checkbox-set.tsx'
import { Dialog } from '#ui/opening/dialog.tsx'
import { api } from '../../sync/api.ts'
import { STALE_LISTS } from '../../sync/query-client.ts'
import { messageFor } from '../error-messages.ts'
import { ConflictChoices, isDecided, withDecision } from './conflict-choices.tsx'
import { conflictsIn } from './merge-conflicts.ts'
import { publishAll } from './publish-all.ts'
import { useDrafting } from './use-drafting.ts'
import { type Prepared, usePrepared } from './use-prepared.ts'

type PublishDialogProps = { wedding: Wedding; onClose: () => void }

/** 'Preparado en borrador': what waits in all sections, each of which can be left out, published with one notification. */
export function PublishDialog({ wedding, onClose }: PublishDialogProps) {
  const prepared = usePrepared(wedding, 'edit')
  const { isPlanner } = useDrafting(wedding.id)
  // Drafts that another member prepares meanwhile are chosen like the rest.
  const [leftOut, setLeftOut] = useState<readonly string[]>([])
  const chosen = without(prepared, leftOut)
  const [decisions, decide] = useState<readonly MergeDecision[]>([])
  const publish = useMutation({
    mutationFn: () => publishAll(wedding.id, chosen, decisions),
    onSuccess: onClose,
  })
  const refused = conflictsIn(publish.error) ?? []
  // A draft that is left out again is nothing to decide on.
  const conflicts = refused.filter(({ dayId }) => chosen.days.some(({ id }) => id === dayId))
  const words = publishedInWords(countsOf(chosen))
  return (
    <Dialog
      title="Preparado en borrador"
      description="Quita lo que aún no quieras publicar."
      isOpen
      onOpenChange={(isOpen) => !isOpen && onClose()}
      actions={(close) => (
        <>
          <Button variant="quiet" onPress={close}>
            Cancelar
          </Button>
          <Button
            variant="primary"
            onPress={() => publish.mutate()}
            isPending={publish.isPending}
            pendingLabel="Publicando"
            isDisabled={!words || !isDecided(conflicts, decisions)}
          >
            Publicar
          </Button>
        </>
      )}
    >
      <PreparedLists wedding={wedding} prepared={prepared} leftOut={leftOut} onLeftOut={setLeftOut} />
      <p aria-live="polite" className="mt-5 text-sm text-ink-2">
        {words ? noticeLine(words, isPlanner) : 'No has elegido nada.'}
      </p>
      {conflicts.length > 0 && (
        <section aria-label="Han cambiado lo mismo" className="mt-5 grid gap-4 border-t border-line pt-4">
          <p role="alert" className="text-sm text-ink-2">
            {messageFor(publish.error)}
          </p>
          <ConflictChoices
            weddingId={wedding.id}
            conflicts={conflicts}
            decisions={decisions}
            onDecide={(decision) => decide(withDecision(decisions, decision))}
          />
        </section>
      )}
      {publish.error && refused.length === 0 && (
        <p role="alert" className="mt-3 text-sm text-danger">
          {messageFor(publish.error)}
        </p>
      )}
    </Dialog>
  )
}

const noticeLine = (words: string, isPlanner: boolean) =>
  isPlanner
    ? `La pareja recibe un solo aviso: has publicado ${words}.`
    : `Los demás reciben un solo aviso: has publicado ${words}.`

type PreparedListsProps = {
  wedding: Wedding
  prepared: Prepared
  leftOut: readonly string[]
  onLeftOut: (leftOut: readonly string[]) => void
}

function PreparedLists({ wedding, prepared, leftOut, onLeftOut }: PreparedListsProps) {
  const catalogue = useQuery({
    ...api.catalogue.list.queryOptions({ input: { weddingId: wedding.id } }),
    staleTime: STALE_LISTS,
    enabled: prepared.vendors.length > 0,
  })
  const vendors = prepared.vendors.map(({ id, name, vendorType }) => {
    const component = componentName(catalogue.data ?? [], vendorType)
    return { value: id, label: name ? `${name}, ${component}` : component }
  })
  const days = prepared.days.map(({ id, name, replaces }) => ({
    value: id,
    label: replaces ? `Cambios en ${name}` : name,
  }))
  const folders = prepared.folders.map(({ id, name }) => ({ value: id, label: name }))
  const lists = [
    { legend: 'Proveedores', choices: vendors },
    { legend: 'Agenda', choices: days },
    { legend: 'Inspiración', choices: folders },
    { legend: 'Tareas', choices: taskChoices(prepared) },
  ].filter(({ choices }) => choices.length > 0)
  return (
    <div className="grid gap-4">
      {lists.map(({ legend, choices }) => {
        const ids = choices.map(({ value }) => value)
        return (
          <CheckboxSet
            key={legend}
            legend={legend}
            choices={choices}
            chosen={ids.filter((id) => !leftOut.includes(id))}
            onChange={(chosen) =>
              onLeftOut([
                ...leftOut.filter((id) => !ids.includes(id)),
                ...ids.filter((id) => !chosen.includes(id)),
              ])
            }
            className="mt-1 grid wrap-anywhere"
          />
        )
      })}
    </div>
  )
}

/** More tasks than these, of a template that was brought, are chosen or left out together. */
const TASKS_NAMED_MAX = 20

const ALL_TASKS = 'all tasks'

const taskChoices = ({ tasks }: Prepared) =>
  tasks.length > TASKS_NAMED_MAX
    ? [{ value: ALL_TASKS, label: `Las ${tasks.length} tareas` }]
    : tasks.map(({ id, title }) => ({ value: id, label: title }))

function without(prepared: Prepared, leftOut: readonly string[]): Prepared {
  const left = <T extends { id: string }>(drafts: readonly T[]) =>
    drafts.filter(({ id }) => !leftOut.includes(id))
  return {
    vendors: left(prepared.vendors),
    days: left(prepared.days),
    folders: left(prepared.folders),
    tasks: leftOut.includes(ALL_TASKS) ? [] : left(prepared.tasks),
  }
}

function countsOf({ vendors, days, folders, tasks }: Prepared) {
  const changedDays = days.filter(({ replaces }) => replaces !== null).length
  return {
    vendors: vendors.length,
    days: days.length - changedDays,
    changedDays,
    folders: folders.length,
    tasks: tasks.length,
  }
}
