import type { ReactNode } from 'react'
import type { QuoteCombination } from '#domain/quotes/quote-combinations.ts'

/** The marks of a choice by which the sheet shows one: each extra is in it or not. */
const IN = ['y0', 'y1', 'y2', 'y3', 'y4']
const OUT = ['n0', 'n1', 'n2', 'n3', 'n4']

/** The boxes of the extras, which the sheet asks for. */
const BOX_IDS = ['extra-0', 'extra-1', 'extra-2', 'extra-3', 'extra-4']
export const boxId = (index: number): string => BOX_IDS[index] ?? `extra-${index}`

/** The classes of an element that belongs to one choice; `cn` is the choice that was made. */
const classOf = ({ ticks, isChosen }: QuoteCombination): string =>
  [isChosen ? 'cmb cn' : 'cmb', ...ticks.map((isIn, index) => (isIn ? IN : OUT)[index])].join(' ')

/** The parts that belong to each choice among the extras, of which the sheet shows the one that is ticked. */
export function Combined({
  combinations,
  show,
}: {
  combinations: readonly QuoteCombination[]
  show: (combination: QuoteCombination, at: number) => ReactNode
}) {
  const [only, ...others] = combinations
  if (only && others.length === 0) return <>{show(only, 0)}</>
  return combinations.map((combination, at) => (
    <span key={classOf(combination)} className={classOf(combination)}>
      {show(combination, at)}
    </span>
  ))
}
