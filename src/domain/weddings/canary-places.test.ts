import { expect, it } from 'vitest'
import { isInCanaries } from './canary-places.ts'

it.each([
  'Finca El Drago, La Orotava (Tenerife)',
  'Santa Cruz de Tenerife',
  'Jameos del Agua, Lanzarote',
  'LAS PALMAS DE GRAN CANARIA',
  'Iglesia de San Telmo, Las Palmas',
  'Los Llanos de Aridane, La Palma',
  'Frontera, isla de El Hierro',
  'Hotel Jardín Tecina, La Gomera',
  'Corralejo (Fuerteventura), Islas Canarias',
])('%s is in the Canary Islands', (place) => expect(isInCanaries(place)).toBe(true))

it.each([
  null,
  '',
  'Hacienda Los Naranjos, Sevilla',
  'Palma de Mallorca',
  'La Palma del Condado, Huelva',
  'Finca Las Palmas, Marbella',
  'Calle Tenerife, 12, Madrid',
  'Finca El Hierro Viejo, Toledo',
  'Hotel Fuerteventura Palace, Madrid',
])('%s is not clearly there', (place) => expect(isInCanaries(place)).toBe(false))
