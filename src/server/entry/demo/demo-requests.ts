/** Messages from the public profile of the demo planner; the last one is kept with the spam. */
export const DEMO_REQUESTS: Record<string, string>[] = [
  {
    name: 'Aitana Robles',
    email: 'aitana@correo.example',
    eventDate: '2027-09-18',
    place: 'Sierra de Aracena',
    guests: '90',
    budget: '24.000',
    phone: '600 00 01 42',
    message:
      'Hola, Elena:\nNos casamos en septiembre y buscamos a alguien que nos acompañe desde ya. Hemos visto la boda del patio y nos encantaría algo así. ¿Tienes la fecha libre?',
  },
  {
    name: 'Marcos y Ginés',
    email: 'marcosygines@correo.example',
    place: 'Cádiz',
    guests: '45',
    message:
      'Buenas:\nQueremos una boda pequeña frente al mar, sin fecha todavía. ¿Nos cuentas cómo trabajas?',
  },
  {
    name: 'Enlaces baratos',
    email: 'ventas@enlaces.example',
    message: 'Mejora tu web: https://a.example https://b.example https://c.example',
  },
]
