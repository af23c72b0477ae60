import { useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import type { TemplateVersion } from '#contract/template-versions.ts'
import type { Fact } from '#domain/template-versions/template-versions.ts'
import { ErrorState } from '#ui/feedback/error-state.tsx'
import { SkeletonRows } from '#ui/feedback/skeleton.tsx'
import { Segmented } from '#ui/fields/segmented.tsx'
import { Select } from '#ui/fields/select.tsx'
import { messageFor } from '../error-messages.ts'
import { whenInWords } from '../words/spanish-dates.ts'
import { Compare, type Compared } from './compare.tsx'

const COMPARED: { value: Compared; label: string }[] = [
  { value: 'present', label: 'Con la de ahora' },
  { value: 'before', label: 'Con la anterior' },
]

type VersionsProps<Content> = {
  templateId: string
  current: Content
  facts: (content: Content) => Fact[]
  list: () => Promise<TemplateVersion[]>
  read: (version: number) => Promise<{ content: Content }>
  onChoose: (content: Content | undefined) => void
}

/** The versions of a template, of which one is chosen and compared. */
export function Versions<Content>({
  templateId,
  current,
  facts,
  list,
  read,
  onChoose,
}: VersionsProps<Content>) {
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
