/** How they marry. `own` is a ceremony without effects in law, for which they sign elsewhere. */
export const CEREMONIES = ['church', 'civil', 'own'] as const

export type Ceremony = (typeof CEREMONIES)[number]

export const OUTFITS = ['dressAndSuit', 'twoDresses', 'twoSuits'] as const

export type Outfits = (typeof OUTFITS)[number]

/** The answers that choose the tasks of a list. */
export type WeddingAnswers = {
  ceremony: Ceremony
  outfits: Outfits
  isAbroad: boolean
  hasChildren: boolean
  hasBuses: boolean
  hasGuestsFromOutside: boolean
  hasPreboda: boolean
  /** One of the couple is not Spanish. */
  hasForeignSpouse: boolean
  /** One of the couple was married before. */
  wasMarried: boolean
  hasPlanner: boolean
}

/** The answers before any is given: the list that fits most weddings. */
export const NO_ANSWERS: WeddingAnswers = {
  ceremony: 'civil',
  outfits: 'dressAndSuit',
  isAbroad: false,
  hasChildren: false,
  hasBuses: false,
  hasGuestsFromOutside: false,
  hasPreboda: false,
  hasForeignSpouse: false,
  wasMarried: false,
  hasPlanner: false,
}

/** The conditions of suggested tasks. */
export const CONDITIONS = {
  church: ({ ceremony }) => ceremony === 'church',
  notChurch: ({ ceremony }) => ceremony !== 'church',
  own: ({ ceremony }) => ceremony === 'own',
  /** A marriage in the form of the civil law of Spain. */
  civilInSpain: ({ ceremony, isAbroad }) => ceremony !== 'church' && !isAbroad,
  abroad: ({ isAbroad }) => isAbroad,
  inSpain: ({ isAbroad }) => !isAbroad,
  children: ({ hasChildren }) => hasChildren,
  buses: ({ hasBuses }) => hasBuses,
  fromOutside: ({ hasGuestsFromOutside }) => hasGuestsFromOutside,
  preboda: ({ hasPreboda }) => hasPreboda,
  foreignSpouse: ({ hasForeignSpouse }) => hasForeignSpouse,
  marriedBefore: ({ wasMarried }) => wasMarried,
  withoutPlanner: ({ hasPlanner }) => !hasPlanner,
  dress: ({ outfits }) => outfits !== 'twoSuits',
  suit: ({ outfits }) => outfits !== 'twoDresses',
} as const satisfies Record<string, (answers: WeddingAnswers) => boolean>

export type Condition = keyof typeof CONDITIONS
