import type { Allergen, Diet } from '#domain/guests/allergens.ts'

export const ALLERGEN_NAMES: Record<Allergen, string> = {
  gluten: 'Gluten',
  crustaceans: 'Crustáceos',
  eggs: 'Huevo',
  fish: 'Pescado',
  peanuts: 'Cacahuetes',
  soy: 'Soja',
  milk: 'Lácteos',
  nuts: 'Frutos secos',
  celery: 'Apio',
  mustard: 'Mostaza',
  sesame: 'Sésamo',
  sulphites: 'Sulfitos',
  lupin: 'Altramuces',
  molluscs: 'Moluscos',
}

export const DIET_NAMES: Record<Diet, string> = {
  vegetarian: 'Vegetariana',
  vegan: 'Vegana',
  halal: 'Halal',
  kosher: 'Kosher',
  pregnancy: 'Embarazo',
  'gluten-free': 'Sin gluten',
}
