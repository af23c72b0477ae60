import type { Fact } from '../template-versions/template-versions.ts'

/** An answer that is kept, in words. */
export const replyFacts = ({ name, text }: { name: string; text: string }): Fact[] => [
  { key: 'name', label: 'Nombre', words: name },
  { key: 'text', label: 'Texto', words: text },
]
