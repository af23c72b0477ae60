import { memo, startTransition, useEffect, useMemo, useState } from 'react'
import type { CatalogueComponent } from '#contract/catalogue.ts'
import type { Vendor } from '#contract/vendors.ts'
import { type Category, groupByCategory } from '#domain/catalogue/catalogue.ts'
import { EmptyState } from '#ui/feedback/empty-state.tsx'
import { afterPaint } from '../../../shared/page/after-paint.ts'
import type { RemoveFromTile } from '../use-removal.ts'
import type { VendorFailures } from '../use-vendors.ts'
import type { VendorActions } from '../vendors.actions.ts'
import { CanvasGroup } from './canvas-group.tsx'
import { CategoryTabs } from './category-tabs.tsx'
import { useCollapsedCategories } from './collapsed-categories.ts'
import { VendorTiles } from './vendor-tiles.tsx'

type CanvasProps = {
  weddingId: string
  vendors: readonly Vendor[]
  components: readonly CatalogueComponent[]
  failures: ReadonlyMap<string, VendorFailures>
  /** One category at a time, under tabs. */
  isNarrow: boolean
  /** The vendor whose panel is open. */
  selectedId: string | undefined
  /** The vendor to bring into sight: the one added last, or the one a link leads to. */
  revealedId: string | undefined
  /** The component that is being dragged over the canvas. */
  hovering: CatalogueComponent | null
  actions: VendorActions
  onOpen: (id: string) => void
  onRemove: RemoveFromTile
}

/** The vendors of the wedding as place-cards, grouped by category. */
export const Canvas = memo(function Canvas(props: CanvasProps) {
  const { weddingId, vendors, components, isNarrow, revealedId, hovering } = props
  const groups = useMemo(() => groupByCategory(vendors, components), [vendors, components])
  const names = useMemo(() => new Map(components.map(({ key, name }) => [key, name])), [components])
  const folds = useCollapsedCategories(weddingId)
  const [chosen, choose] = useState<Category>()
  const revealedIn = groups.find(({ items }) => items.some(({ id }) => id === revealedId))?.category

  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each vendor that is to be seen
  useEffect(() => {
    if (revealedId === undefined || revealedIn === undefined) return
    choose(revealedIn)
    folds.unfold(revealedIn)
    return afterPaint(() => {
      document.querySelector(`[data-vendor="${revealedId}"]`)?.scrollIntoView({ block: 'nearest' })
    })
  }, [revealedId, revealedIn])

  if (vendors.length === 0 && !hovering) {
    return (
      <EmptyState
        question="¿Por dónde empezamos?"
        line="Casi todo el mundo empieza por el sitio y las fotos. Elige del catálogo lo que necesite la boda; aquí verás quién lo hace y cuánto cuesta."
        className="px-6"
      />
    )
  }

  const tilesOf = (items: readonly Vendor[]) => (
    <VendorTiles
      vendors={items}
      names={names}
      selectedId={items.find(({ id }) => id === props.selectedId)?.id}
      failures={props.failures}
      actions={props.actions}
      onOpen={props.onOpen}
      onRemove={props.onRemove}
    />
  )

  if (isNarrow) {
    const firstInUse = groups.find(({ items }) => items.length > 0) ?? groups[0]!
    const group = groups.find(({ category }) => category === chosen) ?? firstInUse
    return (
      <CategoryTabs
        categories={groups.map(({ category, items }) => ({ category, count: items.length }))}
        selected={group.category}
        onSelect={(next) => startTransition(() => choose(next))}
      >
        <CanvasGroup category={group.category} count={group.items.length} isCollapsed={false} dropHint={null}>
          {tilesOf(group.items)}
        </CanvasGroup>
      </CategoryTabs>
    )
  }

  return groups.map(({ category, items }) => (
    <CanvasGroup
      key={category}
      category={category}
      count={items.length}
      isCollapsed={folds.collapsed.has(category)}
      onToggle={folds.toggle}
      dropHint={hovering?.category === category ? hovering.name : null}
    >
      {tilesOf(items)}
    </CanvasGroup>
  ))
})
