import { INVITATION_LANGUAGES, type InvitationLanguage } from './households.ts'
import type { InvitationTexts } from './invitation-settings.ts'

/** The parts of the page of the wedding, in the order they have until a couple chooses another (decision 144). */
export const GUEST_PAGE_PARTS = [
  'plan',
  'directions',
  'bus',
  'lodging',
  'dress',
  'gift',
  'questions',
  'contact',
] as const

export type GuestPagePartKey = (typeof GUEST_PAGE_PARTS)[number]

/** Longest own text of a part, question and answer, in characters, and the most questions: the page stays light. */
export const PART_TEXT_MAX = 600
export const QUESTION_MAX = 200
export const ANSWER_MAX = 600
export const QUESTIONS_MAX = 20

/** Longest description of the plan of the venue, in characters. */
export const PLAN_TEXT_MAX = 300

/** Things that a couple would like at most, and the longest words and address of one, in characters. */
export const GIFTS_MAX = 20
export const GIFT_WORDS_MAX = 120
export const GIFT_URL_MAX = 500

/** A part of the page: whether it is there, and what the couple says in it before all else. */
export type GuestPagePart = { key: GuestPagePartKey; isShown: boolean; texts: InvitationTexts }

/** A question that guests ask, with its answer, each in the languages that the couple has written. */
export type GuestPageQuestion = { key: string; question: InvitationTexts; answer: InvitationTexts }

/** A plan of the venue that the couple has uploaded, with what it shows in words, for those who cannot see it. */
export type GuestPagePlan = { pictureId: string; texts: InvitationTexts }

/** Something that the couple would like, which a family takes care of; `url` shows it, for example in a shop. */
export type GiftItem = { key: string; words: InvitationTexts; url: string | null }

/** All that a couple decides of the page of its wedding: each part once, in their order. */
export type GuestPageContent = {
  parts: GuestPagePart[]
  questions: GuestPageQuestion[]
  /** The picture of 'Cómo llegar'; content that was stored before there were any has none. */
  venuePlan?: GuestPagePlan | null | undefined
  /** The list of 'Regalo', in the order of the couple; content that was stored before there were any has none. */
  giftList?: GiftItem[] | undefined
}

/** The page of a wedding whose couple has decided nothing: all parts, in our order. */
export const FIRST_CONTENT: GuestPageContent = {
  parts: GUEST_PAGE_PARTS.map((key) => ({ key, isShown: true, texts: {} })),
  questions: [],
  venuePlan: null,
  giftList: [],
}

/** Content with each part once; parts that it does not name, which are newer than it, come last. */
export function withAllParts({ parts, questions, venuePlan = null, giftList = [] }: GuestPageContent) {
  const named = new Set(parts.map(({ key }) => key))
  const others = FIRST_CONTENT.parts.filter(({ key }) => !named.has(key))
  return { parts: [...parts, ...others], questions, venuePlan, giftList }
}

/** A text in the language of a reader, or else in the first of our languages that has one; `null` without any. */
export const textIn = (texts: InvitationTexts, language: InvitationLanguage): string | null =>
  texts[language] ?? INVITATION_LANGUAGES.map((one) => texts[one]).find((text) => text) ?? null

/** The questions that can be read in a language: those with a question and an answer. */
export const questionsIn = (questions: readonly GuestPageQuestion[], language: InvitationLanguage) =>
  questions.flatMap(({ key, question, answer }) => {
    const [asked, answered] = [textIn(question, language), textIn(answer, language)]
    return asked && answered ? [{ key, question: asked, answer: answered }] : []
  })

/** The list of gifts in a language: those with words. */
export const giftsIn = (gifts: readonly GiftItem[], language: InvitationLanguage) =>
  gifts.flatMap(({ key, words, url }) => {
    const text = textIn(words, language)
    return text ? [{ key, text, url }] : []
  })
