import type { Role } from '#domain/members/roles.ts'
import {
  type Ceremony,
  NO_ANSWERS,
  type Outfits,
  type WeddingAnswers,
} from '#domain/tasks/suggestions/wedding-answers.ts'
import { Segmented } from '#ui/fields/segmented.tsx'
import { ChoicePills } from './choice-pills.tsx'

const CEREMONIES: { value: Ceremony; label: string }[] = [
  { value: 'church', label: 'Por la Iglesia' },
  { value: 'civil', label: 'Por lo civil' },
  { value: 'own', label: 'De otra manera' },
]

const OUTFITS: { value: Outfits; label: string }[] = [
  { value: 'dressAndSuit', label: 'Vestido y traje' },
  { value: 'twoDresses', label: 'Dos vestidos' },
  { value: 'twoSuits', label: 'Dos trajes' },
]

/** Things that a wedding has or has not, each an answer of its own. */
const BESIDES = {
  hasBuses: 'Autobuses',
  hasGuestsFromOutside: 'Gente de fuera',
  hasPreboda: 'Preboda',
  hasChildren: 'Niños',
  isAbroad: 'Es en el extranjero',
  hasForeignSpouse: 'Alguien no es español',
  wasMarried: 'Hubo otro matrimonio',
} as const satisfies Partial<Record<keyof WeddingAnswers, string>>

type Besides = keyof typeof BESIDES

const CHOICES = (Object.keys(BESIDES) as Besides[]).map((value) => ({ value, label: BESIDES[value] }))

type SuggestionQuestionsProps = {
  given: Partial<WeddingAnswers>
  onGive: (answers: Partial<WeddingAnswers>) => void
  /** The questions speak to a couple, or of one. */
  readBy: Role
}

/** The questions that choose the tasks of a list; it is counted again with each answer. */
export function SuggestionQuestions({ given, onGive, readBy }: SuggestionQuestionsProps) {
  const answers = { ...NO_ANSWERS, ...given }
  const ceremony = readBy === 'couple' ? 'Os casáis' : 'Se casan'
  return (
    <div className="mt-7 grid gap-5">
      <Question words={ceremony}>
        <Segmented
          label={ceremony}
          segments={CEREMONIES}
          value={answers.ceremony}
          onChange={(value) => onGive({ ceremony: value })}
        />
      </Question>
      <Question words="Además hay">
        <ChoicePills
          label="Además hay"
          choices={CHOICES}
          chosen={CHOICES.map(({ value }) => value).filter((value) => answers[value])}
          onToggle={(value) => onGive({ [value]: !answers[value] })}
        />
      </Question>
      <Question words="De boda">
        <Segmented
          label="De boda"
          segments={OUTFITS}
          value={answers.outfits}
          onChange={(value) => onGive({ outfits: value })}
        />
      </Question>
    </div>
  )
}

const Question = ({ words, children }: { words: string; children: React.ReactNode }) => (
  <div className="grid justify-items-start gap-2">
    <span aria-hidden="true" className="text-sm font-strong text-ink-2">
      {words}
    </span>
    {children}
  </div>
)
