import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { Tabs } from '#ui/layout/tabs.tsx'
import { commentCountsQuery } from '../../shared/comments/comments.queries.ts'
import { type FiledKind, fileCountsQuery } from '../../shared/files/file-counts.queries.ts'
import { ItemFiles } from '../../shared/files/item-files.tsx'

export type ItemTab = 'comments' | 'files'

type ItemTabsProps = {
  place: { weddingId: string; kind: FiledKind; targetId: string }
  tab: ItemTab
  onTab: (tab: ItemTab) => void
  conversation: ReactNode
}

/** An example of a file that is kept at each. */
const HINTS: Record<FiledKind, string> = {
  guest: 'Su menú, su alojamiento, una foto…',
  item: 'Lecturas, músicas, planos…',
  task: 'Un presupuesto, un impreso, una foto…',
}

/** 'Comentarios' and 'Archivos' of an item. */
export function ItemTabs({ place, tab, onTab, conversation }: ItemTabsProps) {
  const { weddingId, kind, targetId } = place
  const comments = useQuery(commentCountsQuery(weddingId, kind))
  const files = useQuery(fileCountsQuery(weddingId, kind))
  return (
    <Tabs<ItemTab>
      label="Comentarios y archivos"
      selected={tab}
      onSelect={onTab}
      listClassName="sticky top-0 z-1 bg-surface px-6"
      tabs={[
        {
          id: 'comments',
          label: 'Comentarios',
          count: comments.data?.[targetId] ?? 0,
          panel: conversation,
        },
        {
          id: 'files',
          label: 'Archivos',
          count: files.data?.[targetId] ?? 0,
          panel: <ItemFiles place={place} hint={HINTS[kind]} onFocusLost={focusOpenTab} />,
        },
      ]}
    />
  )
}

const focusOpenTab = () =>
  document.querySelector<HTMLElement>('[role=dialog] [role=tab][aria-selected=true]')?.focus()
