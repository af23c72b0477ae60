import { readWebAddress } from '../text/web-address.ts'
import type { GuestPageContent } from './guest-page.ts'
import type { ContentDifference } from './guest-page-merge.ts'
import type { InvitationLanguage } from './households.ts'
import type { InvitationTexts } from './invitation-settings.ts'

/** Texts with one of them as it was typed; a language without words has no key. */
export function withText(
  texts: InvitationTexts,
  language: InvitationLanguage,
  typed: string | null,
): InvitationTexts {
  const { [language]: _, ...others } = texts
  return typed === null || typed === '' ? others : { ...others, [language]: typed }
}

/** The list with an item one place further up (-1) or down (1); as it is at its ends. */
export function moved<Item>(items: readonly Item[], index: number, by: -1 | 1): Item[] {
  const next = [...items]
  const [item] = next.splice(index, 1)
  if (item === undefined || index + by < 0 || index + by > next.length) return [...items]
  next.splice(index + by, 0, item)
  return next
}

/** The page as it is sent: without the texts that are blank. */
export function cleaned({
  parts,
  questions,
  venuePlan = null,
  giftList = [],
}: GuestPageContent): GuestPageContent {
  const withWords = (texts: InvitationTexts): InvitationTexts =>
    Object.fromEntries(Object.entries(texts).filter(([, text]) => text.trim() !== ''))
  return {
    parts: parts.map((part) => ({ ...part, texts: withWords(part.texts) })),
    questions: questions.map(({ key, question, answer }) => ({
      ...{ key, question: withWords(question), answer: withWords(answer) },
    })),
    venuePlan: venuePlan && { ...venuePlan, texts: withWords(venuePlan.texts) },
    giftList: giftList.map(({ key, words, url }) => ({
      ...{ key, words: withWords(words) },
      url: readWebAddress(url)?.href ?? (url?.trim() || null),
    })),
  }
}

/** The page with a text of a conflict as one side has it. */
export function withSide(
  { parts, questions, venuePlan = null, giftList = [] }: GuestPageContent,
  { key, field, language }: ContentDifference,
  text: string | null,
): GuestPageContent {
  return {
    parts: parts.map((part) =>
      field === 'texts' && part.key === key ? { ...part, texts: withText(part.texts, language, text) } : part,
    ),
    questions: questions.map((one) =>
      field !== 'texts' && one.key === key ? { ...one, [field]: withText(one[field], language, text) } : one,
    ),
    venuePlan,
    giftList,
  }
}
