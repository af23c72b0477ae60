import { isTest, type Rule } from './fault.ts'

const NUMBERS = /\.toLocaleString\(|\bNumberFormat\(/

/** The one place of numbers, and what is no number in a sentence. */
const NUMBER_FILES: Record<string, string> = {
  'src/domain/text/spanish-numbers.ts': 'the format',
  'src/domain/budget/money.ts': 'euros and cents',
  'src/app/shared/spreadsheet/csv.ts': 'a cell that a spreadsheet reads, without points',
}

/** '1.234 invitados' and '1234 nombres' never stand beside each other. */
export const numbersInOneFormat: Rule = (modules) =>
  modules.flatMap(({ path, text }) =>
    isTest(path) || path in NUMBER_FILES || !NUMBERS.test(text)
      ? []
      : [{ path, cure: 'writes a number its own way: call formatNumber of domain/text/spanish-numbers.ts' }],
  )

const WALL_CLOCK = /\bDate\.now\(\)/

/** The files that compare with times that others have written down, and what those are. */
const WALL_CLOCK_FILES: Record<string, string> = {
  'src/server/platform/doctor/look-at-database.ts': 'the clock of the database',
  'src/server/platform/postgres/prepare-cluster.ts': 'the time of a file',
  'src/server/platform/postgres/pid-file.ts': 'the time of a file',
  'src/server/core/auth/providers/apple-secret.ts': 'the days of a token that Apple reads',
  'src/server/core/auth/saml/saml-requests.ts': 'the expiry of a row, as Better Auth keeps it',
}

/** A clock that is set must not end or lengthen a wait. */
export const waitsByTheSteadyClock: Rule = (modules) =>
  modules.flatMap(({ path, text }) =>
    !path.startsWith('src/server/') || isTest(path) || path in WALL_CLOCK_FILES || !WALL_CLOCK.test(text)
      ? []
      : [
          {
            path,
            cure: 'reads the wall clock: measure with performance.now(), which nothing sets, or take the clock of the platform',
          },
        ],
  )

const ZONE = /Europe\/Madrid/

/** The one place of the zone, and what offers zones to choose from. */
const ZONE_FILES = ['src/domain/time/dates.ts', 'src/domain/time/zone-names.ts']

/** The days of a wedding end at one midnight. */
export const zoneInOnePlace: Rule = (modules) =>
  modules.flatMap(({ path, text }) =>
    isTest(path) || ZONE_FILES.includes(path) || !ZONE.test(text)
      ? []
      : [
          {
            path,
            cure: 'names the zone itself: call spanishDayAt of domain/time/spanish-day.ts, or take WEDDING_TIME_ZONE of dates.ts',
          },
        ],
  )

const GRANDCHILDREN = /\*:[\w/[\]-]+(?::[\w/[\]-]+)*:\*:|\*:\*:/

/**
 * A class of all elements below a last child makes the browser compute the styles of all that stands below an element
 * that becomes the last one, or is it no more, in every screen: a tick in a list of 100 guests took 0.3 s.
 */
export const noStylesOfGrandchildren: Rule = (modules) =>
  modules.flatMap(({ path, text }) =>
    !path.endsWith('.tsx') || isTest(path) || !GRANDCHILDREN.test(text)
      ? []
      : [{ path, cure: "styles children of its children ('*:last:*:'): give these a class of their own" }],
  )
