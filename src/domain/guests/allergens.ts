/** The 14 allergens that kitchens must tell of: Annex II of Regulation (EU) 1169/2011, in its order. */
export const ALLERGENS = [
  'gluten',
  'crustaceans',
  'eggs',
  'fish',
  'peanuts',
  'soy',
  'milk',
  'nuts',
  'celery',
  'mustard',
  'sesame',
  'sulphites',
  'lupin',
  'molluscs',
] as const

export type Allergen = (typeof ALLERGENS)[number]

/** A kitchen is asked for these beside allergies. */
export const DIETS = ['vegetarian', 'vegan', 'halal', 'kosher', 'pregnancy', 'gluten-free'] as const

export type Diet = (typeof DIETS)[number]

/** The needs of a guest that a kitchen has to know. They are health data, which is kept with consent only. */
export type DietaryNeeds = { allergens: Allergen[]; diets: Diet[]; dietNote: string | null }

export const DIET_NOTE_MAX = 300

/** Days after the wedding for which a guest agrees to have it kept. */
export const HEALTH_KEPT_DAYS = 30

/** The longest sentence that a guest agrees to, in characters. */
export const HEALTH_CONSENT_MAX = 500

export const isAllergen = (key: string): key is Allergen => (ALLERGENS as readonly string[]).includes(key)

export const isDiet = (key: string): key is Diet => (DIETS as readonly string[]).includes(key)

/** Whether there is nothing that the kitchen has to know. */
export const hasNoNeeds = ({ allergens, diets, dietNote }: DietaryNeeds): boolean =>
  allergens.length === 0 && diets.length === 0 && !dietNote

/** Whether two say the same, in any order. */
export const areSameNeeds = (a: DietaryNeeds, b: DietaryNeeds): boolean =>
  a.dietNote === b.dietNote && areSameKeys(a.allergens, b.allergens) && areSameKeys(a.diets, b.diets)

/** Whether the first says nothing that the second does not say. */
export const isWithin = (needs: DietaryNeeds, all: DietaryNeeds): boolean =>
  needs.allergens.every((key) => all.allergens.includes(key)) &&
  needs.diets.every((key) => all.diets.includes(key)) &&
  (needs.dietNote === null || needs.dietNote === all.dietNote)

/** Parts some needs into those that are among others, and those that are not. */
export const partedBy = (
  { allergens, diets, dietNote }: DietaryNeeds,
  others: DietaryNeeds,
): { within: DietaryNeeds; beyond: DietaryNeeds } => {
  const isNoteWithin = dietNote === others.dietNote
  const [hasAllergen, hasDiet] = [new Set(others.allergens), new Set(others.diets)]
  return {
    within: {
      allergens: allergens.filter((key) => hasAllergen.has(key)),
      diets: diets.filter((key) => hasDiet.has(key)),
      dietNote: isNoteWithin ? dietNote : null,
    },
    beyond: {
      allergens: allergens.filter((key) => !hasAllergen.has(key)),
      diets: diets.filter((key) => !hasDiet.has(key)),
      dietNote: isNoteWithin ? null : dietNote,
    },
  }
}

const areSameKeys = (a: readonly string[], b: readonly string[]) =>
  a.length === b.length && a.every((key) => b.includes(key))
