import { pathParameters } from './path-template.ts'

/** What every screen of the app reads to be shown; paths are relative to `/api`, the session comes first. */
const EVERYWHERE = ['/session', '/weddings', '/notifications/unread-count']

/** What the planner's side reads beside that; a couple is refused it, and the page goes without. */
const OF_A_PLANNER = ['/planner/requests/new-count']

/** What every screen of one wedding reads beside that. */
const OF_A_WEDDING = ['/weddings/{weddingId}/members', '/weddings/{weddingId}/planner']

/** The days and the items of the agenda. */
const AGENDA = ['/weddings/{weddingId}/agenda/days', '/weddings/{weddingId}/agenda/items']

/** The folders of inspiration, and the address that their images load from. */
const INSPIRATION = ['/weddings/{weddingId}/inspiration/folders', '/weddings/{weddingId}/inspiration/links']

/** What a screen of the app reads first, by its address, beside what all of them read. */
const SCREENS: Record<string, readonly string[]> = {
  '/app': OF_A_PLANNER,
  '/app/couple': ['/deleted-weddings'],
  '/app/profile': OF_A_PLANNER,
  '/app/notifications': ['/notifications?limit=100', ...OF_A_PLANNER],
  '/app/planner/{planner}': ['/deleted-weddings', '/planner/next-days'],
  '/app/planner/{planner}/requests': ['/planner/requests'],
  '/app/planner/{planner}/notifications': ['/notifications?limit=100'],
  '/app/planner/{planner}/branding': ['/planner/branding'],
  '/app/planner/{planner}/public-profile': [
    '/planner/public-profile',
    '/planner/portfolio',
    '/planner/branding',
  ],
  '/app/couple/{weddingId}': [
    '/weddings/{weddingId}/guests/summary',
    '/weddings/{weddingId}/vendors',
    '/weddings/{weddingId}/invitations',
    ...AGENDA,
    ...INSPIRATION,
  ],
  '/app/couple/{weddingId}/guests': ['/weddings/{weddingId}/guests'],
  '/app/couple/{weddingId}/vendors': ['/weddings/{weddingId}/vendors', '/weddings/{weddingId}/components'],
  '/app/couple/{weddingId}/day-b': [
    ...AGENDA,
    '/weddings/{weddingId}/vendors',
    '/weddings/{weddingId}/components',
  ],
  '/app/couple/{weddingId}/inspiration': INSPIRATION,
  '/app/couple/{weddingId}/style': ['/weddings/{weddingId}/style/covers'],
  '/app/couple/{weddingId}/budget': [
    '/weddings/{weddingId}/budget',
    '/weddings/{weddingId}/vendors',
    '/weddings/{weddingId}/components',
  ],
}

/**
 * The reads that a screen begins with: they travel inside its page, so that the app asks for none of them. A
 * screen that is missing here works all the same, after requests of its own.
 */
export const FIRST_READS: ReadonlyMap<string, readonly string[]> = new Map(
  Object.entries(SCREENS).map(([screen, own]) => [
    screen,
    [
      ...EVERYWHERE,
      ...(pathParameters(screen).includes('weddingId') ? OF_A_WEDDING : []),
      ...(pathParameters(screen).includes('planner') ? OF_A_PLANNER : []),
      ...own,
    ],
  ]),
)

/** The element of the page that carries the answers, as JSON: each under its path and query. */
export const FIRST_ANSWERS_ID = 'first-answers'
