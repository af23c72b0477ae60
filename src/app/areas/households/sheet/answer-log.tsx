import { useQuery } from '@tanstack/react-query'
import type { Household } from '#contract/household-rows.ts'
import { answerIn, wordsIn } from '#domain/households/own-questions.ts'
import type { Family, HouseholdList } from '../../../shared/households/families.ts'
import { menuName } from '../../../shared/households/words.ts'
import { ofMomentInWords } from '../../../shared/words/spanish-dates.ts'
import { api } from '../../../sync/api.ts'
import { notedBy, useMemberNames } from '../../guests/answers/answered-words.ts'
import '../households.sentences.ts'

type AnswerLogProps = { weddingId: string; household: Household; list: HouseholdList; family: Family }

type Change = {
  guestId: string | null
  field: string
  eventId?: string | undefined
  question?: string | undefined
  value?: string | boolean | null | undefined
}

/** Lists the answers of a family with their times, the newest first. */
export function AnswerLog({ weddingId, household, list, family }: AnswerLogProps) {
  const { data: answers } = useQuery(
    api.households.answers.queryOptions({ input: { weddingId, householdId: household.id } }),
  )
  const nameOf = useMemberNames(weddingId, answers?.some(({ byTelephone }) => byTelephone) ?? false)
  if (!answers || answers.length === 0) return null
  return (
    <details>
      <summary className="w-fit cursor-pointer rounded-[4px] py-1 text-sm text-ink-2 pointer-coarse:py-3">
        Lo que han respondido y cuándo
      </summary>
      <ol className="mt-2 grid gap-3 text-sm">
        {answers.map((answer) => (
          <li key={answer.id}>
            <p className="text-ink-3">
              {answer.byTelephone ? 'Respondió por teléfono' : 'Respuesta'}{' '}
              {ofMomentInWords(new Date(answer.answeredAt))}
              {notedBy(answer.byTelephone, nameOf)}
            </p>
            <ul className="text-ink">
              {answer.changes.map((change) => (
                <li key={`${change.guestId} ${change.field} ${change.eventId} ${change.question}`}>
                  {changeInWords(change, list, family)}
                </li>
              ))}
            </ul>
          </li>
        ))}
      </ol>
    </details>
  )
}

function changeInWords(
  { guestId, field, eventId, question, value }: Change,
  list: HouseholdList,
  family: Family,
): string {
  const who = family.people.find(({ guest }) => guest.id === guestId)?.guest.fullName
  const answer = value === null ? 'sin respuesta' : value === 'maybe' ? 'puede que sí' : value ? 'sí' : 'no'
  const event = list.events.find(({ id }) => id === eventId)?.name ?? 'un evento'
  const words: Record<string, string> = {
    rsvp: `Boda: ${answer}`,
    event: `${event}: ${answer}`,
    menu: `Menú: ${menuName(list.settings.menus, String(value)) ?? 'sin elegir'}`,
    needs: 'Alergias o dieta cambiadas',
    needsHighChair: value ? 'Necesita trona' : 'Sin trona',
    busOut: `Autobús de ida: ${value ? 'sí' : 'no'}`,
    busBack: `Autobús de vuelta: ${value ? 'sí' : 'no'}`,
    companion: value ? `Con acompañante: ${value}` : 'Sin acompañante',
    own: ownAnswer(list, question, value),
    song: 'Una canción',
    message: 'Unas palabras',
  }
  return [who, words[field]].filter(Boolean).join('. ')
}

/** `¿Cuántas noches? 3`; a question that is gone is told by its key. */
function ownAnswer({ settings }: HouseholdList, key: string | undefined, value: Change['value']): string {
  const question = settings.questions.find((one) => one.key === key)
  const asked = question ? wordsIn(question, 'es') : (key ?? '')
  if (!value) return `${asked} Sin respuesta`
  return `${asked} ${question ? answerIn(question, String(value), 'es') : value}`
}
