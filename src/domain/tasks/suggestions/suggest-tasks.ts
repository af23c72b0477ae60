import type { Role } from '../../members/roles.ts'
import type { IsoDate } from '../../time/dates.ts'
import { daysBefore } from '../task-sections.ts'
import { fitInto } from './fit-into-time.ts'
import { SUGGESTED_TASKS } from './suggested-tasks.ts'
import type { SuggestedFor, SuggestedTask, Suggestion } from './suggestion.ts'
import { type SuggestedSection, sectionsOf } from './suggestion-sections.ts'
import { CONDITIONS, type WeddingAnswers } from './wedding-answers.ts'

export type SuggestedList = {
  sections: SuggestedSection[]
  /** Titles that make no sense any more in the time that is left. */
  dropped: string[]
}

type Wedding = {
  answers: WeddingAnswers
  today: IsoDate
  weddingDate: IsoDate | null
  /** The keys of the tasks that the wedding has or had from this list: none comes twice. */
  taken: ReadonlySet<string>
  reader: Role
}

/** The list that is suggested to a wedding, which fits into the time that is left to it. */
export function suggestTasks({ answers, today, weddingDate, taken, reader }: Wedding): SuggestedList {
  const left = weddingDate === null ? null : daysBefore(today, weddingDate)
  const wanted = SUGGESTED_TASKS.filter(({ key, only = [] }) => {
    return !taken.has(key) && only.every((condition) => CONDITIONS[condition](answers))
  })
  const { kept, dropped } = fitInto(left, wanted)
  const tasks = kept.map((suggestion) => taskOf(suggestion, answers))
  return { sections: sectionsOf(tasks, left, reader), dropped: dropped.map(({ title }) => title) }
}

function taskOf(suggestion: Suggestion, answers: WeddingAnswers): SuggestedTask {
  const { key, days, about = null, rule = null } = suggestion
  return {
    ...{ key, days, about, rule },
    title: titleFor(suggestion, answers),
    who: whoFor(suggestion, answers),
    notes: notesOf(suggestion),
  }
}

/** Two dresses and two suits are ordered and tried on by both. */
const isOfTwo = ({ only = [] }: Suggestion, { outfits }: WeddingAnswers) =>
  (outfits === 'twoDresses' && only.includes('dress')) || (outfits === 'twoSuits' && only.includes('suit'))

const titleFor = (suggestion: Suggestion, answers: WeddingAnswers): string =>
  isOfTwo(suggestion, answers)
    ? suggestion.title.replace('del vestido', 'de los vestidos').replace(/el (vestido|traje)/, 'ambos $1s')
    : suggestion.title

function whoFor(suggestion: Suggestion, answers: WeddingAnswers): SuggestedFor {
  if (isOfTwo(suggestion, answers)) return 'both'
  return suggestion.who === 'planner' && !answers.hasPlanner ? 'both' : suggestion.who
}

function notesOf({ why, sources = [] }: Suggestion): string | null {
  const lines = sources.map(({ name, address }) => `Fuente: ${name}. ${address}`)
  return why || lines.length > 0 ? [...(why ? [why] : []), ...lines].join('\n') : null
}
