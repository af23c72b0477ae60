/** The lists of what was answered, as addresses name them: the start of the app reads them, without what makes the lists. */
export const ANSWER_LISTS = ['bus', 'menus', 'questions', 'songs', 'messages', 'families'] as const

export type AnswerListId = (typeof ANSWER_LISTS)[number]
