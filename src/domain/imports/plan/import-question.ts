/** A question with its answers as buttons. `value` is the answer, or the best guess until there is one. */
export type ImportQuestion = {
  key: string
  title: string
  detail: string
  options: { value: string; label: string }[]
  value: string
  isAnswered: boolean
}
