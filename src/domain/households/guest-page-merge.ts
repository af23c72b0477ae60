import { isEqual, mergeRecords, mergeRows, mergeValue, type Sides } from '../activity/three-way-merge.ts'
import {
  type GiftItem,
  type GuestPageContent,
  type GuestPagePart,
  type GuestPagePlan,
  type GuestPageQuestion,
  withAllParts,
} from './guest-page.ts'
import type { InvitationLanguage } from './households.ts'
import type { InvitationTexts } from './invitation-settings.ts'

/** A text that two members have changed, each in its own way; `null` where one of them has emptied it. */
export type ContentDifference = {
  /** The key of a part or of a question. */
  key: string
  field: 'texts' | 'question' | 'answer'
  language: InvitationLanguage
  stored: string | null
  given: string | null
}

type Merged<Value> = { value: Value; conflicts: ContentDifference[] }

/**
 * Puts a changed page together with what others have stored since the change began from `base` (decision 081): texts
 * by language; of order and switches those that were pressed last count, where both have changed them.
 */
export function mergeContent(sides: Sides<GuestPageContent>): Merged<GuestPageContent> {
  const parts = mergeParts(ofEach(sides, (content) => withAllParts(content).parts))
  const questions = mergeQuestions(ofEach(sides, (content) => content.questions))
  const venuePlan = mergePlan(ofEach(sides, (content) => content.venuePlan ?? null))
  const giftList = mergeGifts(sides)
  return {
    value: { parts: parts.value, questions: questions.value, venuePlan, giftList },
    conflicts: [...parts.conflicts, ...questions.conflicts],
  }
}

/** Of two that have changed it, the last one counts: the picture and its words belong together. */
const mergePlan = (sides: Sides<GuestPagePlan | null>): GuestPagePlan | null => {
  const merged = mergeValue(sides)
  return merged ? merged.value : sides.given
}

/** By their keys; one that both have changed is as it is given. A page that knows of no list leaves it. */
function mergeGifts({ base, stored, given }: Sides<GuestPageContent>): GiftItem[] {
  if (!given.giftList) return stored.giftList ?? []
  const sides = { base: base.giftList ?? [], stored: stored.giftList ?? [], given: given.giftList }
  return mergeRows(sides, ({ key }) => key)
}

function mergeParts(sides: Sides<GuestPagePart[]>): Merged<GuestPagePart[]> {
  const keysOf = (parts: readonly GuestPagePart[]) => parts.map(({ key }) => key)
  const order = mergeValue(ofEach(sides, keysOf))?.value ?? keysOf(sides.given)
  const conflicts: ContentDifference[] = []
  const value = order.map((key) => {
    const part = ofEach(sides, (parts) => parts.find((one) => one.key === key)!)
    const texts = mergeTexts(
      key,
      'texts',
      ofEach(part, (one) => one.texts),
    )
    conflicts.push(...texts.conflicts)
    const isShown = mergeValue(ofEach(part, (one) => one.isShown))?.value ?? part.given.isShown
    return { key, isShown, texts: texts.value }
  })
  return { value, conflicts }
}

function mergeQuestions(sides: Sides<GuestPageQuestion[]>): Merged<GuestPageQuestion[]> {
  const conflicts: ContentDifference[] = []
  const find = (questions: readonly GuestPageQuestion[], key: string) =>
    questions.find((one) => one.key === key)
  const value = mergeRows(sides, ({ key }) => key).map((row) => {
    const [base, stored, given] = [sides.base, sides.stored, sides.given].map((one) => find(one, row.key))
    if (!base || !stored || !given) return row
    const question = mergeTexts(
      row.key,
      'question',
      ofEach({ base, stored, given }, (one) => one.question),
    )
    const answer = mergeTexts(
      row.key,
      'answer',
      ofEach({ base, stored, given }, (one) => one.answer),
    )
    conflicts.push(...question.conflicts, ...answer.conflicts)
    return { key: row.key, question: question.value, answer: answer.value }
  })
  return { value, conflicts }
}

function mergeTexts(
  key: string,
  field: ContentDifference['field'],
  sides: Sides<InvitationTexts>,
): Merged<InvitationTexts> {
  const { merged, conflicts } = mergeRecords(sides as Sides<Record<string, string>>)
  return {
    value: merged,
    conflicts: (conflicts as InvitationLanguage[]).map((language) => ({
      ...{ key, field, language },
      stored: sides.stored[language] ?? null,
      given: sides.given[language] ?? null,
    })),
  }
}

const ofEach = <Value, Part>(
  { base, stored, given }: Sides<Value>,
  part: (value: Value) => Part,
): Sides<Part> => ({ base: part(base), stored: part(stored), given: part(given) })

/** Whether two pages say the same. */
export const isSameContent = (one: GuestPageContent, other: GuestPageContent): boolean =>
  isEqual(withAllParts(one), withAllParts(other))
