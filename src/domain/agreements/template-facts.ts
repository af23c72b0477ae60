import { rowFacts } from '../template-versions/row-facts.ts'
import type { Fact } from '../template-versions/template-versions.ts'
import type { AgreementTemplate } from './agreements.ts'

/** A template of agreements in words, a part for each clause. */
export const agreementTemplateFacts = ({ name, title, clauses }: Omit<AgreementTemplate, 'id'>): Fact[] => [
  { key: 'name', label: 'Nombre', words: name },
  { key: 'title', label: 'Título', words: title },
  ...rowFacts('Cláusula', clauses, { nameOf: ({ title: heading }) => heading, words: ({ text }) => text }),
]
