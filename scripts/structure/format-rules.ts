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

const ZONE = /Europe\/Madrid/

/** The one place of the zone, and what offers zones to choose from. */
const ZONE_FILES = ['src/domain/time/dates.ts', 'src/app/areas/notifications/settings/offered-zones.ts']

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
