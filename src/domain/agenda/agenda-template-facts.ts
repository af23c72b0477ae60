import { rowFacts } from '../template-versions/row-facts.ts'
import type { Fact } from '../template-versions/template-versions.ts'
import { formatClock } from './agenda-clock.ts'
import type { AgendaTemplateContent, AgendaTemplateDay, AgendaTemplateItem } from './agenda-template.ts'

/** A template of agendas in words, a part for each item. */
export const agendaTemplateFacts = ({ name, ceremonyAt, days }: AgendaTemplateContent): Fact[] => [
  { key: 'name', label: 'Nombre', words: name },
  { key: 'ceremony', label: 'Ceremonia', words: ceremonyAt === null ? 'sin hora' : formatClock(ceremonyAt) },
  ...days.flatMap((day) =>
    rowFacts<AgendaTemplateItem>(dayInWords(day), day.items, {
      nameOf: ({ title }) => title,
      words: (item) => `${dayInWords(day)} · ${itemInWords(item)}`,
    }),
  ),
]

/** `Boda`, `Preboda (1 días antes)`. */
function dayInWords({ name, offset }: AgendaTemplateDay): string {
  if (offset === 0) return name
  return `${name} (${Math.abs(offset)} ${Math.abs(offset) === 1 ? 'día' : 'días'} ${offset < 0 ? 'antes' : 'después'})`
}

function itemInWords({ title, time, notes, isFixed, isShownToGuests }: AgendaTemplateItem): string {
  const end = time.endsAt === null ? '' : `–${formatClock(time.endsAt)}`
  return [
    `${formatClock(time.startsAt)}${end} ${title}`,
    ...(isFixed ? ['hora fija'] : []),
    ...(isShownToGuests ? ['lo ven los invitados'] : []),
    ...(notes ? [notes] : []),
  ].join(' · ')
}
