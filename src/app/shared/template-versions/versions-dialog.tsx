import { useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import type { TemplateVersion } from '#contract/template-versions.ts'
import { isEqual } from '#domain/activity/three-way-merge.ts'
import {
  differencesOf,
  type Fact,
  TEMPLATE_VERSIONS_MAX,
} from '#domain/template-versions/template-versions.ts'
import { Button } from '#ui/button.tsx'
import { ErrorState } from '#ui/feedback/error-state.tsx'
import { SkeletonRows } from '#ui/feedback/skeleton.tsx'
import { showToast } from '#ui/feedback/toast-queue.ts'
import { Segmented } from '#ui/fields/segmented.tsx'
import { Select } from '#ui/fields/select.tsx'
import { Dialog } from '#ui/opening/dialog.tsx'
import { messageFor } from '../error-messages.ts'
import { FormError } from '../page/form-error.tsx'
import { useSubmission } from '../page/use-submission.ts'
import { whenInWords } from '../words/spanish-dates.ts'
import { Differences } from './differences.tsx'
import './template-versions.sentences.ts'

type VersionsDialogProps<Content> = {
  templateId: string
  name: string
  /** The template as the page shows it. */
  current: Content
  facts: (content: Content) => Fact[]
  list: () => Promise<TemplateVersion[]>
  read: (version: number) => Promise<{ content: Content }>
  /** Saves `content` in the place of `was`; refused where that has changed meanwhile. */
  save: (content: Content, was: Content) => Promise<unknown>
  /** A reason for which nothing can be restored now. */
  hindrance?: string | undefined
  onClose: () => void
}

type Compared = 'present' | 'before'

const COMPARED: { value: Compared; label: string }[] = [
  { value: 'present', label: 'Con la de ahora' },
  { value: 'before', label: 'Con la anterior' },
]

/** 'Versiones': the saves of a template, what differs in words, and the way back to one, which is a new save. */
export function VersionsDialog<Content>(props: VersionsDialogProps<Content>) {
  const { name, current, save, hindrance, onClose } = props
  const [shown] = useState(current)
  const [chosen, setChosen] = useState<Content>()
  const { submit, isPending, error } = useSubmission(async () => {
    const restored = chosen!
    await save(restored, shown)
    onClose()
    showToast(`«${name}» vuelve a ser como era.`, {
      action: { label: 'Deshacer', onAction: () => void takeBack(() => save(shown, restored)) },
    })
  })
  const isAble = chosen !== undefined && !isEqual(chosen, shown) && hindrance === undefined
  return (
    <Dialog
      title={`Versiones de ${name}`}
      description={`Cada vez que se guarda queda una, hasta ${TEMPLATE_VERSIONS_MAX}. Recuperar una no quita las demás.`}
      isOpen
      onOpenChange={(isOpen) => !isOpen && onClose()}
      width="lg"
      actions={(close) => (
        <>
          <Button variant="quiet" onPress={close}>
            Cerrar
          </Button>
          <Button
            variant="primary"
            isDisabled={!isAble}
            isPending={isPending}
            pendingLabel="Recuperando"
            onPress={() => void submit(undefined)}
          >
            Recuperar esta versión
          </Button>
        </>
      )}
    >
      <Versions {...props} current={shown} onChoose={setChosen} />
      {hindrance !== undefined && <p className="mt-3 text-sm text-ink-2">{hindrance}</p>}
      <FormError error={error} />
    </Dialog>
  )
}

type VersionsProps<Content> = Omit<VersionsDialogProps<Content>, 'save' | 'onClose'> & {
  onChoose: (content: Content | undefined) => void
}

function Versions<Content>({ templateId, current, facts, list, read, onChoose }: VersionsProps<Content>) {
  const [picked, setPicked] = useState<number | null>(null)
  const [compared, setCompared] = useState<Compared>('present')
  const versions = useQuery({ queryKey: ['template versions', templateId], queryFn: list, ...FRESH })
  const older = versions.data?.slice(1) ?? []
  const version = picked ?? older[0]?.version
  const content = useQuery(contentOf(templateId, version, read))
  const first = compared === 'before' ? previous(older, version) : undefined
  const before = useQuery(contentOf(templateId, first, read))
  useEffect(() => onChoose(content.data), [content.data, onChoose])
  const failed = [versions, content, before].find(({ isError }) => isError)
  if (failed)
    return (
      <ErrorState
        title="No hemos podido cargar las versiones."
        detail={messageFor(failed.error)}
        onRetry={() => void failed.refetch()}
        isRetrying={failed.isFetching}
      />
    )
  if (!versions.data) return <SkeletonRows rows={4} />
  if (version === undefined)
    return (
      <p className="text-ink-2">
        Todavía no hay otra. La próxima vez que se guarde con cambios, aquí estará la de ahora.
      </p>
    )
  return (
    <div className="grid gap-4">
      <Select
        label="Versión"
        options={older.map((one) => ({ value: String(one.version), label: inWords(one) }))}
        value={String(version)}
        onChange={(next) => setPicked(Number(next))}
      />
      <Segmented label="Comparar" segments={COMPARED} value={compared} onChange={setCompared} hasLongWords />
      <Compare
        {...{ facts, compared, shown: current, content: content.data }}
        before={first === undefined ? null : before.data}
      />
    </div>
  )
}

type CompareProps<Content> = {
  facts: (content: Content) => Fact[]
  compared: Compared
  shown: Content
  content: Content | undefined
  /** The version before; null for the first one. */
  before: Content | null | undefined
}

function Compare<Content>({ facts, compared, shown, content, before }: CompareProps<Content>) {
  if (content === undefined || (compared === 'before' && before === undefined))
    return <SkeletonRows rows={3} />
  if (compared === 'present')
    return (
      <section aria-label="Qué cambia si la recuperas">
        <Differences
          differences={differencesOf(facts(shown), facts(content))}
          none="No se ve ninguna diferencia."
        />
      </section>
    )
  if (before === null || before === undefined)
    return <p className="text-sm text-ink-2">Es la más antigua que se guarda.</p>
  return (
    <section aria-label="Qué cambió en esta versión">
      <Differences
        differences={differencesOf(facts(before), facts(content))}
        none="No se ve ninguna diferencia."
      />
    </section>
  )
}

/** A version never changes, but whether it is still there does. */
const FRESH = { staleTime: 0, gcTime: 0 } as const

const contentOf = <Content,>(
  templateId: string,
  version: number | undefined,
  read: (version: number) => Promise<{ content: Content }>,
) => ({
  queryKey: ['template versions', templateId, version],
  queryFn: async () => (await read(version!)).content,
  enabled: version !== undefined,
  ...FRESH,
})

const previous = (older: readonly TemplateVersion[], version: number | undefined) =>
  older[older.findIndex((one) => one.version === version) + 1]?.version

function inWords({ savedAt, savedBy, isOwn }: TemplateVersion): string {
  const when = whenInWords(new Date(savedAt), new Date())
  const words = when.charAt(0).toLocaleUpperCase('es') + when.slice(1)
  return savedBy === null || isOwn ? words : `${words}, ${savedBy}`
}

async function takeBack(undo: () => Promise<unknown>): Promise<void> {
  try {
    await undo()
  } catch (error) {
    showToast(`No hemos podido deshacerlo. ${messageFor(error)}`, { tone: 'failed' })
  }
}
