import type { CatalogueComponent } from '#contract/catalogue.ts'
import type { Category } from '#domain/catalogue/catalogue.ts'
import type { DragSource } from '../canvas/component-drag.ts'
import { CatalogueItem } from './catalogue-item.tsx'

type SectionProps = {
  components: readonly CatalogueComponent[]
  onAdd: (component: CatalogueComponent) => void
  drag: DragSource | null
  onEdit: (component: CatalogueComponent) => void
  category: Category
  counts: ReadonlyMap<string, number>
}

export function Section({ category, components, counts, onAdd, onEdit, drag }: SectionProps) {
  const own = components.filter((component) => component.category === category)
  if (own.length === 0) return null
  return (
    <section
      aria-label={category}
      className="[contain-intrinsic-height:auto_30rem] [content-visibility:auto]"
    >
      <h3 className="sticky top-0 bg-surface pt-4 pb-2 font-ui text-xs leading-none font-strong tracking-normal text-ink-3 max-lg:bg-bg">
        {category}
      </h3>
      <ul>
        {own.map((component) => (
          <CatalogueItem
            key={component.key}
            component={component}
            count={counts.get(component.key) ?? 0}
            onAdd={onAdd}
            onEdit={onEdit}
            drag={drag}
          />
        ))}
      </ul>
    </section>
  )
}
