import { useState } from 'react'
import type { Vendor } from '#contract/vendors.ts'
import type { Distribution } from '#domain/budget/distribution.ts'
import type { Category } from '#domain/catalogue/catalogue.ts'
import { useComments } from '../../shared/comments/use-comments.ts'
import { CategoryDetails } from './category-details.tsx'
import type { RankedCategory } from './ranked-categories.ts'

type CategoryListProps = {
  weddingId: string
  categories: readonly RankedCategory<Vendor>[]
  componentName: (key: string) => string
  distribution: Distribution
  /** On paper nothing is folded. */
  isPrinting: boolean
  onCompare: (vendorType: string) => void
}

/** The chart in words: each category with what it costs and who is confirmed in it (spec 2). */
export function CategoryList(props: CategoryListProps) {
  const { weddingId, categories, componentName, distribution, isPrinting } = props
  const [touched, setTouched] = useState<ReadonlyMap<Category, boolean>>(new Map())
  const comments = useComments('category')
  const largest = categories.find(({ confirmedCents }) => confirmedCents > 0)?.category
  return (
    <section aria-label="Por categoría" className="mt-4 border-t border-line-strong">
      {categories.map((one) => {
        const isOpen = isPrinting || (touched.get(one.category) ?? one.category === largest)
        return (
          <CategoryDetails
            key={one.category}
            weddingId={weddingId}
            category={one}
            componentName={componentName}
            plannedCents={distribution[one.category]}
            isOpen={isOpen}
            commentCount={comments.count(one.category)}
            onComments={comments.open}
            onCompare={props.onCompare}
            onToggle={(next) => {
              if (!isPrinting) setTouched(new Map(touched).set(one.category, next))
            }}
          />
        )
      })}
    </section>
  )
}
