import { differencesOf, type Fact } from '#domain/template-versions/template-versions.ts'
import { SkeletonRows } from '#ui/feedback/skeleton.tsx'
import { Differences } from './differences.tsx'

export type Compared = 'present' | 'before'

type CompareProps<Content> = {
  facts: (content: Content) => Fact[]
  compared: Compared
  shown: Content
  content: Content | undefined
  /** The version before; null for the first one. */
  before: Content | null | undefined
}

/** A version beside the one that is there, or beside the one before it. */
export function Compare<Content>({ facts, compared, shown, content, before }: CompareProps<Content>) {
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
