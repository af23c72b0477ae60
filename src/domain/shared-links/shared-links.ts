import type { Section } from '../members/permissions.ts'

/**
 * Every address of a wedding that works without an account. Who has one needs nothing else, so it is a permission:
 * it is given to members who edit its section, and to no other (`alsoSees` is a section that they must see too,
 * because the page shows it). A test holds the columns of the database and the answers of the API to this table.
 */
export const SHARED_LINKS = {
  invitation: { section: 'guests', begins: '/i/', column: 'households.token' },
  publicPage: { section: 'guests', begins: '/boda/', column: 'public_pages.slug' },
  caterer: { section: 'guests', alsoSees: 'seating', begins: '/catering/', column: 'catering_sheets.token' },
  driver: { section: 'transport', begins: '/autobuses/', column: 'bus_sheets.token' },
  calendar: { section: 'agenda', begins: '/agenda/', column: 'agenda_links.token' },
  vendorSheet: { section: 'agenda', alsoSees: 'vendors', begins: '/agenda/', column: 'agenda_links.token' },
  folder: { section: 'inspiration', begins: '/inspiracion/', column: 'inspiration_shares.token' },
} as const satisfies Record<string, SharedLink>

type SharedLink = { section: Section; alsoSees?: Section; begins: string; column: string }

export type SharedLinkKind = keyof typeof SHARED_LINKS

export const SHARED_LINK_KINDS = Object.keys(SHARED_LINKS) as SharedLinkKind[]

/** The sections that have addresses, each once. */
export const LINKED_SECTIONS = ['guests', 'transport', 'agenda', 'inspiration'] as const satisfies Section[]

/** Other columns of a wedding's rows that open something, each with why it is no address of this kind. */
export const OTHER_SECRETS: Readonly<Record<string, string>> = {
  'public_pages.password_hash': 'it is asked for at an address that is listed',
  'hotels.code': 'guests name it to a hotel when they book: it opens nothing here',
  'import_files.hash': 'it tells files apart, and opens none',
  'invitation_codes.code': 'it asks for an account, and is listed among the open codes',
  'member_calendars.token':
    'it is given to one member alone, shows what they may see, and ends with their membership',
  'mail_recipients.token': 'it ends the mails to one address, and stands in those mails alone',
}

/** How many lines of the list are renewed or ended with one request: as many vendors and folders as there can be. */
export const SHARED_LINKS_AT_ONCE_MAX = 2_000
