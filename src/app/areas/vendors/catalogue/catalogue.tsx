import { memo, useDeferredValue, useMemo, useState } from 'react'
import type { CatalogueComponent } from '#contract/catalogue.ts'
import type { Vendor } from '#contract/vendors.ts'
import {
  CATEGORIES,
  CUSTOM_CATEGORY,
  canBecomeComponent,
  componentKey,
  searchComponents,
} from '#domain/catalogue/catalogue.ts'
import { SearchField } from '#ui/fields/search-field.tsx'
import { useViewOnly } from '#ui/hydration/view-only.ts'
import type { DragSource } from '../canvas/component-drag.ts'
import { CatalogueDialogs } from './catalogue-overlays.tsx'
import { Section } from './catalogue-section.tsx'
import { ALL, CategoryFilter, type Filter } from './category-filter.tsx'
import { CreateButton, NothingFound } from './nothing-found.tsx'

type CatalogueProps = {
  weddingId: string
  components: readonly CatalogueComponent[]
  vendors: readonly Vendor[]
  onAdd: (component: CatalogueComponent) => void
  drag: DragSource | null
  /** Its heading stands elsewhere: in the head of the drawer. */
  hideHeading?: boolean
}

/** Everything a wedding may need: searched, filtered by category, and put on the canvas (spec 2). */
export const Catalogue = memo(function Catalogue(props: CatalogueProps) {
  const { weddingId, components: known, vendors, onAdd, drag, hideHeading } = props
  const components = useMemo(() => known.filter(({ deleted }) => !deleted), [known])
  const [edited, edit] = useState<CatalogueComponent | null>(null)
  const isViewOnly = useViewOnly()
  const [search, setSearch] = useState('')
  const [filter, setFilter] = useState<Filter>(ALL)
  const [isCreating, setCreating] = useState(false)
  const searched = useDeferredValue(search)
  const filtered = useDeferredValue(filter)
  const category = filtered === ALL ? null : filtered
  const found = useMemo(
    () => searchComponents(components, { search: searched, category }),
    [components, searched, category],
  )
  const counts = useMemo(() => countByType(vendors), [vendors])
  const inUse = CATEGORIES.filter((one) => components.some((component) => component.category === one))
  return (
    <>
      <div className="grid gap-2.5 px-6 pt-5.5 pb-3.5 max-xl:px-5 max-lg:px-6 max-lg:pt-1">
        {!hideHeading && <h2 className="text-[1.375rem]">Catálogo</h2>}
        <SearchField label="Buscar componente" value={search} onChange={setSearch} />
        <CategoryFilter categories={inUse} value={filter} onChange={setFilter} />
      </div>
      <div
        tabIndex={isViewOnly ? 0 : undefined}
        className="min-h-0 flex-1 scroll-pane px-6 pb-6 max-xl:px-5 max-lg:px-6"
      >
        {found.length === 0 ? (
          <NothingFound
            search={searched.trim()}
            category={category}
            isElsewhere={
              category !== null &&
              searchComponents(components, { search: searched, category: null }).length > 0
            }
            onEverywhere={() => setFilter(ALL)}
            onCreate={() => setCreating(true)}
          />
        ) : (
          <>
            {inUse.map((one) => (
              <Section
                key={one}
                category={one}
                components={found}
                counts={counts}
                onAdd={onAdd}
                onEdit={edit}
                drag={drag}
              />
            ))}
            {canBecomeComponent(searched) && !isKnown(components, searched) && (
              <div className="grid justify-items-start gap-3 pt-5">
                <p className="text-sm text-ink-2">¿No es lo que buscas? Puedes crearlo tú.</p>
                <CreateButton name={searched.trim()} onPress={() => setCreating(true)} />
              </div>
            )}
          </>
        )}
        <p role="status" className="sr-only">
          {searched.trim() !== '' && found.length > 0 && `${found.length} en el catálogo.`}
        </p>
      </div>
      <CatalogueDialogs
        weddingId={weddingId}
        suggested={{ name: searched.trim(), category: category ?? CUSTOM_CATEGORY }}
        isOpen={isCreating}
        onOpenChange={setCreating}
        onCreated={(component) => {
          setSearch('')
          setFilter(ALL)
          onAdd(component)
        }}
        component={edited && (known.find(({ key }) => key === edited.key) ?? edited)}
        onClose={() => edit(null)}
      />
    </>
  )
})

/** Whether the catalogue has something of exactly that name. */
const isKnown = (components: readonly CatalogueComponent[], name: string) =>
  components.some((component) => componentKey(component.name) === componentKey(name))

function countByType(vendors: readonly Vendor[]): ReadonlyMap<string, number> {
  const counts = new Map<string, number>()
  for (const { vendorType } of vendors) counts.set(vendorType, (counts.get(vendorType) ?? 0) + 1)
  return counts
}
