/** A planner of the demo; `prints` are names of images with their captions, in order. */
export type PlannerPortrait = {
  slug: string
  brandName: string
  fullName: string
  email: string
  phone: string | null
  webUrl: string | null
  brandColor: string
  logoIsLight?: boolean
  zones: string[]
  styles: string[]
  services: string[]
  languages: string[]
  priceFrom: number | null
  bio: string
  prints: [string, string][]
}

/** In the order of the directory. Casa Jara is Elena's, the planner of the demo's wedding. */
export const PLANNER_PORTRAITS: PlannerPortrait[] = [
  {
    slug: 'casa-jara',
    brandName: 'Casa Jara',
    fullName: 'Elena Montes Jara',
    email: 'elena@azahar.example',
    phone: '954 00 01 38',
    webUrl: 'https://casajara.example',
    brandColor: '#1e4d37',
    logoIsLight: true,
    zones: ['Sevilla', 'Cádiz', 'Córdoba'],
    styles: ['Patio andaluz', 'Campo', 'Íntima', 'Mediterránea', 'De temporada'],
    services: ['Organización integral', 'Coordinación del día B'],
    languages: ['Español', 'Inglés', 'Francés'],
    priceFrom: 2400,
    bio: `Somos Elena y un equipo de tres. Desde 2016 organizamos bodas de patio y de campo, de las que empiezan al mediodía y acaban cuando se apagan las guirnaldas.

Trabajamos con floristas, cocineros y músicos de aquí, pocas bodas al año y sin guion de manual. Nos gusta conocer a las familias, probar el menú dos veces y tener siempre un plan para el levante. Si buscas algo sencillo, bonito y muy pensado, hablamos.`,
    prints: [
      ['table', 'Mesa para doce en Carmona'],
      ['courtyard', 'La puerta verde, Écija'],
      ['lights', 'Cena larga en la hacienda'],
      ['bouquet', 'Azahar y olivo'],
      ['candles', 'Noche de velas, Córdoba'],
      ['sea', 'Zahara, a las siete'],
      ['envelope', 'Lacre naranja'],
      ['citrus', 'Centros de temporada'],
      ['cake', 'Obrador Nieves'],
      ['tiles', 'Triana'],
      ['rings', 'Alianzas'],
      ['olive-grove', 'Entre olivos'],
    ],
  },
  {
    slug: 'mistral-y-mar',
    brandName: 'Mistral & Mar',
    fullName: 'Laia Puig Serra',
    email: 'laia@mistralymar.example',
    phone: '972 00 04 51',
    webUrl: 'https://mistralymar.example',
    brandColor: '#6f97cf',
    zones: ['Girona', 'Barcelona', 'Tarragona'],
    styles: ['Costa', 'Mediterránea', 'Civil', 'Cala'],
    services: ['Organización integral', 'Búsqueda de espacio', 'Bodas para invitados de fuera'],
    languages: ['Catalán', 'Español', 'Inglés', 'Francés'],
    priceFrom: 3200,
    bio: `Organizamos bodas frente al mar, en masías que lo huelen y en calas a las que se llega andando. Llevamos diez años entre Cadaqués y Sitges y sabemos qué días sopla la tramontana y dónde se está a resguardo.

Si la mitad de la gente viene de fuera, nos encargamos de camas, autocares y de que nadie se quede sin su vuelo. Menos photocall y más sobremesa.`,
    prints: [
      ['sea', 'Ceremonia en la cala, Begur'],
      ['paper', 'Invitaciones con tinta azul'],
      ['table', 'Comida bajo los pinos'],
      ['rings', 'Alianzas de taller'],
      ['lights', 'Baile en la era'],
      ['cake', 'Tarta de almendra'],
    ],
  },
  {
    slug: 'norte-bonito',
    brandName: 'Norte Bonito',
    fullName: 'Covadonga Prida Llano',
    email: 'hola@nortebonito.example',
    phone: '985 00 02 17',
    webUrl: 'https://nortebonito.example',
    brandColor: '#8fb04a',
    zones: ['Asturias', 'Cantabria'],
    styles: ['Prado', 'Con niños', 'Informal', 'Lluvia'],
    services: ['Organización integral', 'Carpas', 'Coordinación del día B'],
    languages: ['Español', 'Inglés'],
    priceFrom: 2100,
    bio: `Bodas de prado, con vacas al fondo y plan B de verdad, porque aquí el plan B se usa. Montamos carpas que no parecen carpas, sacamos botas de agua si hace falta y nunca se nos ha mojado una tarta.

Nos gustan las bodas con niños corriendo, con gaita si la familia la pide y con sidra siempre. Empezamos por preguntar quién viene y acabamos bailando con ellos.`,
    prints: [
      ['olive-grove', 'La casa de los abuelos, Llanes'],
      ['lights', 'La carpa del prado'],
      ['bouquet', 'Ramo de hortensias y campo'],
      ['table', 'Mesa corrida para ochenta'],
      ['envelope', 'Sobres verdes'],
      ['candles', 'Faroles en la quintana'],
    ],
  },
  {
    slug: 'la-alberca',
    brandName: 'La Alberca',
    fullName: 'Aurora Maldonado Vega',
    email: 'aurora@laalberca.example',
    phone: '958 00 07 62',
    webUrl: null,
    brandColor: '#c65d21',
    zones: ['Granada', 'Málaga', 'Almería'],
    styles: ['Carmen', 'Nocturna', 'Flamenca'],
    services: ['Organización integral', 'Coordinación del día B', 'Música en directo'],
    languages: ['Español', 'Inglés', 'Alemán'],
    priceFrom: 1950,
    bio: `En Granada las bodas se encienden cuando cae el sol. Trabajamos en cármenes, cortijos y huertas, con agua sonando cerca y la luz justa para que se vean las caras.

Llevamos la música como quien lleva la cocina: con gente que conocemos y a la que dejamos hacer. El resto, papeles incluidos, lo dejamos cerrado un mes antes para que esa semana solo tengas que probarte los zapatos.`,
    prints: [
      ['candles', 'Carmen de los Chapiteles, de noche'],
      ['courtyard', 'La entrada al patio'],
      ['tiles', 'Alicatado del salón'],
      ['citrus', 'Naranjas de la huerta'],
      ['rings', 'Alianzas'],
    ],
  },
  {
    slug: 'telar',
    brandName: 'Telar',
    fullName: 'Jimena Arranz Soto',
    email: 'estudio@telar.example',
    phone: '910 00 03 94',
    webUrl: 'https://telar.example',
    brandColor: '#14261c',
    logoIsLight: true,
    zones: ['Madrid', 'Segovia', 'Toledo'],
    styles: ['Urbana', 'Minimalista', 'Civil'],
    services: ['Organización integral', 'Diseño', 'Bodas de menos de cuarenta'],
    languages: ['Español', 'Inglés'],
    priceFrom: 2950,
    bio: `Un estudio pequeño en Madrid que organiza bodas sin adornos de más: azoteas, galerías, una mesa larga y buena luz. Diseñamos la papelería, la mesa y el ritmo de la noche como una sola cosa.

Aceptamos una boda por fin de semana. Si te casas un martes en el registro y luego quieres comer bien con treinta personas, también es una boda y también la cuidamos.`,
    prints: [
      ['paper', 'Papelería en dos tintas'],
      ['table', 'Una mesa, treinta personas'],
      ['cake', 'Tarta sin adornos'],
      ['rings', 'Alianzas mate'],
      ['candles', 'Galería en Lavapiés'],
      ['envelope', 'Sobre y lacre'],
    ],
  },
  {
    slug: 'punto-de-luz',
    brandName: 'Punto de Luz',
    fullName: 'Vicent Soler Ribes',
    email: 'vicent@puntodeluz.example',
    phone: '963 00 08 25',
    webUrl: 'https://puntodeluz.example',
    brandColor: '#edb93a',
    zones: ['Valencia', 'Alicante', 'Castellón'],
    styles: ['Barraca', 'Verbena', 'Con banda'],
    services: ['Organización integral', 'Iluminación', 'Verbenas'],
    languages: ['Valenciano', 'Español', 'Inglés'],
    priceFrom: 1800,
    bio: `Arroz al mediodía, siesta a la sombra y verbena con bombillas hasta que aguante la orquesta. Hacemos bodas de huerta y de playa, con mesas largas y el vermut servido a su hora.

La iluminación la montamos nosotros, guirnalda a guirnalda. De ahí el nombre. Lo demás lo buscamos contigo, a pocos kilómetros de donde te cases.`,
    prints: [
      ['lights', 'Verbena en la huerta'],
      ['citrus', 'Naranjas de Alzira'],
      ['sea', 'La Malva-rosa en octubre'],
      ['table', 'Vermut a las doce'],
      ['bouquet', 'Azahar en mayo'],
    ],
  },
  {
    slug: 'ibon',
    brandName: 'Ibón',
    fullName: 'Ana Lafuente Oto',
    email: 'ana@ibonbodas.example',
    phone: null,
    webUrl: 'https://ibonbodas.example',
    brandColor: '#2f8f8d',
    zones: ['Huesca', 'Navarra', 'Lleida'],
    styles: ['Montaña', 'Íntima'],
    services: ['Bodas pequeñas', 'Travesía y ceremonia', 'Coordinación del día B'],
    languages: ['Español', 'Francés'],
    priceFrom: 2200,
    bio: `Bodas pequeñas en el Pirineo, de las que caben en un refugio. Subimos lo justo, bajamos todo y conocemos a quien tiene la llave de cada ermita.

Organizamos la ceremonia arriba y la comida abajo, con horarios que entienden de nubes. Hasta cincuenta personas; a partir de ahí te recomendamos a amigos del valle.`,
    prints: [
      ['olive-grove', 'La borda de Ansó'],
      ['rings', 'Alianzas junto al lago'],
      ['candles', 'Cena en el refugio'],
      ['envelope', 'Invitación de fieltro'],
    ],
  },
  {
    slug: 'bodas-de-sal',
    brandName: 'Bodas de Sal',
    fullName: 'Rocío Benítez Camacho',
    email: 'rocio@bodasdesal.example',
    phone: '956 00 05 73',
    webUrl: 'https://bodasdesal.example',
    brandColor: '#79a7b5',
    zones: ['Cádiz', 'Huelva'],
    styles: ['Playa', 'Descalzos', 'Atardecer'],
    services: ['Organización integral', 'Permisos de playa', 'Coordinación del día B'],
    languages: ['Español', 'Inglés', 'Portugués'],
    priceFrom: 1650,
    bio: `Nos casamos nosotras en Bolonia y nos quedamos a casar a los demás. Playa, chiringuito, pescado del día y los zapatos en un cesto a la entrada.

Tramitamos los permisos, medimos las mareas y sabemos a qué hora exacta el sol se pone detrás de la duna. Si entra el levante, tenemos la bodega del primo Antonio. Siempre la tenemos.`,
    prints: [
      ['sea', 'Bolonia, al caer la tarde'],
      ['paper', 'Invitación con arena'],
      ['lights', 'Chiringuito de noche'],
      ['cake', 'Merengue y limón'],
      ['courtyard', 'La bodega del primo Antonio'],
    ],
  },
  {
    slug: 'quinta-estacion',
    brandName: 'Quinta Estación',
    fullName: 'Sabela Outeiro Rial',
    email: 'sabela@quintaestacion.example',
    phone: '986 00 06 40',
    webUrl: null,
    brandColor: '#c94a5e',
    zones: ['Pontevedra', 'A Coruña', 'Ourense'],
    styles: ['Pazo', 'Invierno', 'Gastronómica'],
    services: ['Organización integral', 'Menú y vinos', 'Alojamiento de invitados'],
    languages: ['Gallego', 'Español', 'Inglés'],
    priceFrom: null,
    bio: `La mejor época para casarse en Galicia es la que nadie elige. Organizamos bodas de invierno en pazos con chimenea, mesas de marisco y sobremesas que se hacen cena.

Damos presupuesto después de sentarnos a hablar, porque dos bodas nuestras no se parecen. Lo único fijo es la queimada.`,
    prints: [
      ['candles', 'Diciembre en el pazo'],
      ['table', 'Mesa de marisco'],
      ['cake', 'Tarta de Santiago'],
      ['bouquet', 'Camelias'],
      ['envelope', 'Lacre granate'],
    ],
  },
  {
    slug: 'bruma',
    brandName: 'Bruma',
    fullName: 'Maialen Etxeberria Lasa',
    email: 'maialen@bruma.example',
    phone: '944 00 09 11',
    webUrl: 'https://bruma.example',
    brandColor: '#79867a',
    zones: ['Bizkaia', 'Gipuzkoa', 'Álava'],
    styles: ['Caserío', 'Gastronómica', 'Con lluvia'],
    services: ['Organización integral', 'Coordinación del día B'],
    languages: ['Euskera', 'Español', 'Inglés'],
    priceFrom: 2600,
    bio: `Caseríos, sidrerías y comedores con vistas al Cantábrico. Aquí se come primero y se baila después, y organizamos las bodas en ese orden.

Trabajamos con cocineras que conocemos por su nombre y con un bertsolari que siempre llega tarde y siempre merece la espera. Hablamos euskera en casa y en las bodas.`,
    prints: [
      ['table', 'Comida en el caserío'],
      ['olive-grove', 'La subida a la ermita'],
      ['rings', 'Alianzas'],
      ['paper', 'Menú impreso a mano'],
      ['lights', 'Plaza de frontón'],
    ],
  },
  {
    slug: 'isla-adentro',
    brandName: 'Isla Adentro',
    fullName: 'Yaiza Perdomo Santana',
    email: 'yaiza@islaadentro.example',
    phone: '922 00 04 88',
    webUrl: 'https://islaadentro.example',
    brandColor: '#5e9672',
    zones: ['Tenerife', 'La Palma', 'Gran Canaria'],
    styles: ['Viñedo', 'Volcánica', 'Todo el año'],
    services: ['Organización integral', 'Bodas para invitados de fuera', 'Búsqueda de espacio'],
    languages: ['Español', 'Inglés', 'Alemán'],
    priceFrom: 2300,
    bio: `Bodas de medianía: viñedos, haciendas y jardines por encima de las nubes. Aquí se puede uno casar en enero sin abrigo y con papas arrugadas.

Para quien viene de la península resolvemos vuelos, coches y un plan para el día de después. Para quien vive aquí, buscamos el sitio que todavía no conoce.`,
    prints: [
      ['sea', 'Ceremonia en Garachico'],
      ['olive-grove', 'Viñedo de La Orotava'],
      ['citrus', 'Centros de fruta'],
      ['cake', 'Tarta de gofio'],
      ['candles', 'Hacienda, de noche'],
    ],
  },
  {
    slug: 'olmo-y-lino',
    brandName: 'Olmo y Lino',
    fullName: 'Teresa Villar Hinojosa',
    email: 'teresa@olmoylino.example',
    phone: '923 00 01 56',
    webUrl: null,
    brandColor: '#b98e3c',
    zones: ['Salamanca', 'Valladolid', 'Zamora'],
    styles: ['Bodega', 'Castellana', 'Otoño'],
    services: ['Organización integral', 'Coordinación del día B', 'Decoración'],
    languages: ['Español', 'Portugués'],
    priceFrom: 1700,
    bio: `Bodas de piedra y manta, en bodegas excavadas y en plazas de pueblo que nos dejan cerrar un sábado. Vestimos las mesas con lino heredado y lo que dé el campo esa semana.

Somos dos hermanas y medio pueblo. El asado lo hace el mismo horno desde 1931 y la banda ensaya los jueves: puedes venir a escucharla antes de decidir.`,
    prints: [
      ['olive-grove', 'La era, en septiembre'],
      ['table', 'Lino de la abuela'],
      ['bouquet', 'Espigas y olivo'],
      ['paper', 'Invitación con tipos móviles'],
      ['candles', 'Bodega, treinta escalones abajo'],
    ],
  },
]
