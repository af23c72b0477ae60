/** What a column of a guest list is about, as far as its heading says. */
export type HeadingField =
  | 'name'
  | 'surname'
  | 'email'
  | 'rsvp'
  | 'notes'
  /** The name of a second person of the row. */
  | 'companion'
  | 'companionSurname'
  /** Food and allergies, which are health data. */
  | 'diet'
  /** The family or group that is invited together. */
  | 'household'
  | 'age'
  | 'side'
  | 'language'
  | 'phone'
  /** Known, and without a place in a guest: table, code, number of children. */
  | 'other'

/** Headings that fit whole, folded; the spec lists the first of each (spec 5). */
export const WHOLE: Partial<Record<HeadingField, readonly string[]>> = {
  name: [
    ...['full name', 'nombre', 'name', 'nombre completo', 'nombre y apellidos', 'nombre y apellido'],
    ...['nombres', 'apellidos y nombre', 'apellidos nombre', 'nombre apellidos', 'nombres y apellidos'],
    ...['nombre del invitado', 'nombre de invitado', 'nombre invitado', 'nombre de la persona'],
    ...['nombre mostrar', 'nombre para mostrar', 'nombre a mostrar', 'display name', 'nombre de pila'],
    ...['contacto nombre', 'nombre contacto', 'nombre de contacto', 'contact name', 'primer nombre'],
    ...['fullname', 'first name', 'firstname', 'first', 'given name', 'forename', 'guest name', 'name guest'],
    ...['invitado', 'invitada', 'invitados', 'invitadas', 'invitado a', 'invitados as', 'guest', 'guests'],
    ...['persona', 'asistente', 'nombre asistente', 'nombre del asistente', 'attendee', 'attendee name'],
    ...['nom', 'noms', 'nom complet', 'nom i cognoms', 'convidat', 'convidats', 'izena', 'izen abizenak'],
    ...['nome', 'nome completo', 'nome e apelidos', 'convidado', 'convidados', 'gonbidatua'],
  ],
  surname: [
    ...[
      'apellidos',
      'apellido',
      'primer apellido',
      'segundo apellido',
      'apellido paterno',
      'apellido materno',
    ],
    ...['last name', 'lastname', 'last', 'surname', 'surnames', 'cognoms', 'cognom', 'primer cognom'],
    ...['segon cognom', 'apelidos', 'apelido', 'abizenak', 'abizena'],
  ],
  email: ['direccion de correo', 'mail', 'mail address', 'helbide elektronikoa'],
  notes: ['notes', 'notas', 'nota', 'note', 'mensaje', 'mensajes', 'message', 'remarks', 'oharrak'],
  companion: [
    ...['acompanante', 'acompanantes', 'nombre acompanante', 'nombre del acompanante', 'companion', 'pareja'],
    ...['nombre pareja', 'nombre de la pareja', 'plus one', 'plus one name', 'conyuge', 'partner', 'spouse'],
    ...['nombre de su pareja', 'nombre segunda persona', 'segunda persona', 'second guest', 'mas uno'],
  ],
  household: [
    ...[
      'familia',
      'nombre de familia',
      'nombre de la familia',
      'nombre familia',
      'unidad familiar',
      'familias',
    ],
    ...[
      'grupo familiar',
      'household',
      'household name',
      'hogar',
      'family',
      'family group',
      'family household',
    ],
    ...[
      'familia grupo',
      'familia o grupo',
      'grupo familia',
      'sobre',
      'familia sobre',
      'grupo',
      'nombre del grupo',
    ],
    ...[
      'nombre grupo',
      'group',
      'group name',
      'party',
      'party name',
      'unidad',
      'grup',
      'grup familiar',
      'taldea',
    ],
  ],
  age: [
    ...[
      'edad',
      'age',
      'edad tipo',
      'tipo edad',
      'grupo de edad',
      'age group',
      'adulto nino',
      'adulto o nino',
    ],
    ...[
      'adulto nino bebe',
      'edat',
      'idade',
      'adina',
      'tipo de invitado',
      'tipo invitado',
      'guest type',
      'tipo',
    ],
    ...['type', 'categoria', 'category'],
  ],
  side: [
    ...[
      'de parte de',
      'por parte de',
      'parte de',
      'parte',
      'lado',
      'lado de',
      'side',
      'novio novia',
      'novia novio',
    ],
    ...['novia o novio', 'novio o novia', 'bando', 'costat', 'alde'],
  ],
  language: [
    ...['idioma', 'language', 'lengua', 'idioma invitacion', 'idioma de la invitacion', 'llengua', 'lingua'],
    ...['hizkuntza', 'idioma preferido'],
  ],
  phone: [
    ...[
      'telefono',
      'telefono movil',
      'movil',
      'numero de telefono',
      'numero telefono',
      'telefono de contacto',
    ],
    ...[
      'telefono contacto',
      'phone',
      'phone number',
      'mobile',
      'mobile phone',
      'cell phone',
      'whatsapp',
      'tel',
    ],
    ...[
      'tlf',
      'tfno',
      'telefon',
      'mobil',
      'telefono whatsapp',
      'movil whatsapp',
      'telefonoa',
      'contacto telefono',
    ],
  ],
  companionSurname: [
    ...['apellidos acompanante', 'apellido acompanante', 'apellidos del acompanante'],
    ...['apellidos pareja', 'apellidos de la pareja', 'apellido de la pareja', 'plus one last name'],
  ],
}

/** A heading of these columns begins with one of the words, or is one of them. */
export const FIRST_WORD: Partial<Record<HeadingField, RegExp>> = {
  email: /^(?:e mail|email|correos? electronicos?|correo(?! postal))\b|\be ?mail\b|\bcorreo electronico\b/,
  notes: /^(?:observacion(?:es)?|comentarios?|comments?)\b/,
  rsvp: /^(?:rsvp|asistencia|asiste|asistira|confirmad[oa]|confirmacion|confirma|attending|attendance|acude|acudira|vendra)\b/,
  diet: /^(?:alergi|intoleranci|diet|menu|comida|meal|food|restricci|celiac|vegan|vegetarian)/,
}

/** Answers go by these as often as other things do; their cells tell. */
export const WEAK_RSVP =
  /^(?:viene|estado|status|respuesta|response|answer|confirmados|confirmadas|estatus)\b/

/** The first word of a heading without a place in a guest; the others must be words of headings too. */
export const OTHER =
  /^(?:mesa|table|telefono|tel|tlf|movil|phone|mobile|whatsapp|pases?|codigo|code|id|nº|num|numero|number|nin[oa]s?|nenos?|child|children|kids?|adultos?|adults?|bebes?|lado|side|direccion|address|ciudad|city|poblacion|provincia|cp|pais|country|autobus|bus|transporte|hotel|alojamiento|regalo|gift|fecha|date|edad|age|relacion|relationship|parentesco|tipo|type|categoria|category|cancion|song|plazas?|seats?|invitacion|invitation|enviad[oa]|sent|trona|created|updated|timestamp|marca|sexo|genero|gender|idioma|language|familia|grupo|family|household|group|unidad|sobre|party|total|cantidad|personas|acompanantes)$/

/** Words that go with them. */
export const OTHER_WORDS = new Set(
  'de del la el los las por y a o of the to at in numero nº n no num id total personas asistentes invitados invitado guests guest adultos ninos ninas bebes mesa table asignada asignado enviada enviado sent familia familiar family grupo group casa postal contacto contact movil phone temporal nacimiento name nombre menor mayor edad age ida vuelta bus si novia novio nombres'.split(
    ' ',
  ),
)
