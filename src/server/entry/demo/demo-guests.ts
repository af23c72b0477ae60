import type { NewGuest } from '#domain/guests/guests.ts'
import type { GuestFacts } from '#domain/guests/imported-guest.ts'

type DemoGuest = Partial<NewGuest> & { fullName: string } & GuestFacts

const LUCIA = { side: 'Lucía' }
const MARTIN = { side: 'Martín' }

/** Guests of the demo wedding. What a kitchen has to know of them is no note, but stands in fields of its own. */
export const DEMO_GUESTS: DemoGuest[] = [
  ...family('Aguirre Soto', { ...MARTIN, language: 'eu' }, [
    {
      fullName: 'Carmen Aguirre Soto',
      email: 'carmen.aguirre@correo.example',
      notes: 'Abuela de Martín. Se sienta con sus hermanas',
      phone: '600 00 01 41',
    },
    { fullName: 'Íñigo Aguirre Lasa', email: 'inigo.aguirre@correo.example' },
    { fullName: 'Noa Aguirre Lasa', age: 'child', ageYears: 4 },
  ]),
  ...family('Herrera Vidal', LUCIA, [
    {
      fullName: 'Manuel Herrera Campos',
      email: 'mherrera@correo.example',
      notes: 'Padrino',
      phone: '600 00 01 42',
    },
    {
      fullName: 'Rocío Herrera Vidal',
      email: 'rocio.hv@correo.example',
      notes: 'Testigo. Lee en la ceremonia',
    },
    { fullName: 'Pilar Vidal Ortega', email: 'pilar.vidal@correo.example' },
  ]),
  ...family('Etxeberria Ruiz', { ...MARTIN, language: 'eu' }, [
    { fullName: 'Begoña Etxeberria Ruiz', email: 'bego.etxe@correo.example', phone: '600 00 01 43' },
    { fullName: 'Jon Ruiz Otaegi' },
  ]),
  ...family('Gutiérrez Soria', LUCIA, [
    { fullName: 'Álvaro Gutiérrez Peña', email: 'alvaro.gp@correo.example', phone: '600 00 01 44' },
    { fullName: 'Marta Soria Vega' },
    { fullName: 'Leo Gutiérrez Soria', age: 'baby', ageYears: 1 },
  ]),
  {
    fullName: 'Noelia Cano Prieto',
    email: 'noecano@correo.example',
    rsvp: false,
    notes: 'Guardia ese fin de semana',
    ...LUCIA,
  },
  { fullName: 'Joaquín Ferrer Mas', notes: 'Llamar en diciembre, no usa email', ...LUCIA },
  {
    fullName: 'Ximena Roldán Paz',
    email: 'ximena@correo.example',
    notes: 'Vuela desde Guadalajara, llega el jueves',
    phone: '+52 33 0000 0145',
    ...LUCIA,
  },
  ...family('Lasa Mendía', { ...MARTIN, language: 'eu' }, [
    { fullName: 'Teo Lasa Mendía', email: 'teolasa@correo.example', phone: '600 00 01 46' },
    { fullName: 'Ane Mendía Goñi' },
  ]),
  { fullName: 'Amparo Ferrer Gil', rsvp: true, notes: 'Vecina de toda la vida', ...LUCIA },
  ...family('Nogales Prado', MARTIN, [
    { fullName: 'Jesús Nogales Prado', email: 'jnogales@correo.example', rsvp: true },
    { fullName: 'Lourdes Nogales Prado', rsvp: true },
  ]),
  ...family('Puig Ferrer', { ...LUCIA, language: 'ca' }, [
    { fullName: 'Sergi Puig Ferrer', email: 'sergi.puig@correo.example', phone: '600 00 01 47' },
    { fullName: 'Montserrat Puig Ferrer', email: 'montse.puig@correo.example' },
  ]),
  ...family('Castro Lema', { ...LUCIA, language: 'gl' }, [
    {
      fullName: 'Uxía Castro Lema',
      email: 'uxia.castro@correo.example',
      notes: 'Viene de A Coruña en tren',
      phone: '600 00 01 48',
    },
    { fullName: 'Brais Lema Otero' },
  ]),
  {
    fullName: 'Nuria Peña Salas',
    email: 'nuria.pena@correo.example',
    rsvp: false,
    notes: 'Manda un abrazo desde Oslo',
    language: 'en',
    ...LUCIA,
  },
  ...family('Salas Ríos', MARTIN, [
    { fullName: 'Fernando Salas Ríos', email: 'fsalas@correo.example', rsvp: true },
    { fullName: 'Inmaculada Ríos Vera', rsvp: true },
  ]),
  { fullName: 'Óscar Vera Luján', email: 'oscar.vera@correo.example', notes: 'Pone la furgoneta', ...MARTIN },
  { fullName: 'Elvira Luján Toro', email: 'elvira.lujan@correo.example', ...MARTIN },
  { fullName: 'Curro Toro Medina', rsvp: true, notes: 'Canta, aunque no se lo pidas', ...MARTIN },
  ...family('Medina Rey', LUCIA, [
    { fullName: 'Macarena Medina Rey', email: 'maca.medina@correo.example', phone: '600 00 01 49' },
    { fullName: 'Gonzalo Rey Solís', email: 'gonzalo.rey@correo.example' },
  ]),
  ...family('Crespo Mora', MARTIN, [
    { fullName: 'Alba Solís Crespo', email: 'alba.solis@correo.example', rsvp: true },
    { fullName: 'Héctor Crespo Mora', rsvp: true },
    { fullName: 'Triana Mora Vidal', rsvp: true, notes: 'Lleva los anillos', age: 'child', ageYears: 4 },
  ]),
  { fullName: 'Ignacio Vidal Sanz', email: 'nacho.vidal@correo.example', phone: '600 00 01 50', ...LUCIA },
]

function family(household: string, shared: GuestFacts, people: DemoGuest[]): DemoGuest[] {
  return people.map((person) => ({ household, ...shared, ...person }))
}
