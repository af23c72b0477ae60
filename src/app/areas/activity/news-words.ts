import type { ActivityChange, ActivityNews } from '#contract/activity.ts'
import { inSpanishList } from '#domain/text/spanish-list.ts'
import { several } from './entity-words.ts'
import { lineSentence } from './line-words.ts'
import { countOf } from './told-line.ts'

/** More names than these are a number. */
const NAMED = 3

/** The subject and the predicate of a piece of news: `Carmen, Íñigo y Noa` `dicen que sí`. */
export type NewsSentence = { who: string; does: string }

/** Says what a member did, or what families answered. */
export function newsSentence(news: ActivityNews): NewsSentence {
  if (news.actorId === null && news.action === 'rsvp') return answersInWords(news)
  return { who: firstName(news.actorName) ?? 'Alguien que ya no tiene cuenta', does: actsInWords(news) }
}

/** Several acts of one kind; one alone is told as in the activity. */
function actsInWords(news: ActivityNews): string {
  const together = news.acts > 1 ? TOGETHER[news.action] : undefined
  return together?.(news) ?? lineSentence(news)
}

const TOGETHER: Record<string, (news: ActivityNews) => string | null> = {
  'vendors.confirm': (news) => `ha confirmado ${namesOrNumber(news, 'vendors')}`,
  'vendors.reopen': (news) => `ha desmarcado como confirmados ${namesOrNumber(news, 'vendors')}`,
  'uploads.inspirationImage': imagesInWords,
  'inspiration.images.addFromLink': imagesInWords,
  'uploads.vendorFile': ({ acts }) => `ha subido ${acts} archivos a proveedores`,
  'uploads.guestFile': ({ acts }) => `ha subido ${acts} archivos a invitados`,
  'uploads.agendaItemFile': ({ acts }) => `ha subido ${acts} archivos a la agenda`,
}

/** `6 imágenes a «Mesas y flores»`, of several folders the number alone. */
function imagesInWords({ acts, changes }: ActivityNews): string {
  const folders = new Set(changes.map(({ of }) => of))
  const [folder] = folders
  return `ha añadido ${acts} imágenes${folders.size === 1 && folder ? ` a «${folder}»` : ''}`
}

function namesOrNumber(news: ActivityNews, entity: 'vendors'): string {
  const count = countOf(news, entity, 'update')
  const names = news.changes.flatMap(({ label }) => (label ? [`«${label}»`] : []))
  return count <= NAMED && names.length === count ? inSpanishList(names) : several(entity, count)
}

/** People by their first names where all answered the same; families where it differs. */
function answersInWords({ changes, counts, families, acts }: ActivityNews): NewsSentence {
  const answers = changes.filter(isAnswer)
  const isWhole =
    answers.length === countOf({ action: '', actorId: null, changes, counts }, 'guests', 'update')
  const [answer] = answers
  if (answer && isWhole && answers.every(({ after }) => after?.['rsvp'] === answer.after?.['rsvp'])) {
    const says = answer.after?.['rsvp'] ? 'que sí' : 'que no'
    const names = answers.map(({ label }) => firstName(label) ?? 'Alguien')
    if (names.length === 1) return { who: names[0]!, does: `dice ${says}` }
    return {
      who: names.length <= NAMED ? inSpanishList(names) : `${names.length} invitados`,
      does: `dicen ${says}`,
    }
  }
  if (acts === 1 || families.length === 1)
    return { who: families[0] || 'Una familia', does: 'ha respondido a su invitación' }
  const who = families.length === 2 ? inSpanishList(families) : `${families.length || acts} familias`
  return { who, does: 'han respondido a su invitación' }
}

const isAnswer = ({ entity, op, after }: ActivityChange) =>
  entity === 'guests' && op === 'update' && typeof after?.['rsvp'] === 'boolean'

const firstName = (name: string | null): string | null => name?.trim().split(/\s+/)[0] || null
