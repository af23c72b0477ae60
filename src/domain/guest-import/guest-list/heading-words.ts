/** The subject of a column of a guest list, as far as its heading says. */
export type HeadingField =
  | 'name'
  | 'surname'
  | 'email'
  | 'rsvp'
  | 'notes'
  /** Food and allergies, which are health data. */
  | 'diet'
  /** The family or group that is invited together. */
  | 'household'
  /** The same by a number or code of the program that wrote the list. */
  | 'householdCode'
  | 'age'
  /** Whether a guest is a child. */
  | 'isChild'
  | 'side'
  | 'language'
  | 'phone'
  /** Companions of the guest: their names, how many, or whether there is one. */
  | 'companions'
  /** Children of the guest, likewise. */
  | 'children'
  | 'adults'
  /** How many people a row stands for. */
  | 'seats'
  /** The table of the guest. */
  | 'table'
  /** Only a program needs it: codes, links, when a row was written. */
  | 'code'
  /** Known, and without a place in a guest: address, number of a row. */
  | 'other'

const list = (headings: string): string[] => headings.split(/\s*\|\s*/).map((heading) => heading.trim())

/** Headings that fit whole, folded; the spec lists the first of each (spec 5). The earlier wins a field. */
export const WHOLE: Partial<Record<HeadingField, readonly string[]>> = {
  name: list(`full name|nombre|name|nombre completo|nombre y apellidos|nombre y apellido|nombres|apellidos y nombre
    |apellidos nombre|nombre apellidos|nombres y apellidos|apellido y nombre|apellidos y nombres
    |nombre del invitado|nombre de invitado|nombre invitado
    |nombre de la persona|nombre mostrar|nombre para mostrar|nombre a mostrar|display name|nombre de pila
    |contacto nombre|nombre contacto|nombre de contacto|contact name|primer nombre|fullname|first name|firstname|first
    |given name|forename|guest name|name guest|guest full name|guest first name|primary guest|main guest|lead guest
    |invitado|invitada|invitados|invitadas|invitado a|invitados as|guest|guests|guest names|names
    |persona|personas invitadas|asistente|nombre asistente|nombre del asistente|attendee|attendee name|invitee
    |invitee name|nombre titular|titular|invitado principal|nombre invitado principal|quien|quien viene
    |nom|noms|nom complet|nom i cognoms|convidat|convidats|convidada|nom convidat|nom del convidat|convidats des
    |nom et prenom|prenom|prenoms|invite|invites|nom prenom|prenom nom|izena|izen abizenak|izen abizena
    |nome|nome completo|nome e apelidos|nome e cognome|nome cognome|convidado|convidados|gonbidatua|gonbidatuak
    |invitato|invitati|nome invitato|ospite|ospiti|vorname|gast|gaste|name des gastes|voornaam|naam|imie|nome do convidado
    |imie i nazwisko|fornavn|navn|jmeno`),
  surname:
    list(`apellidos|apellido|primer apellido|segundo apellido|apellido paterno|apellido materno|last name|lastname
    |last|surname|surnames|guest last name|apellidos invitado|apellidos del invitado|cognoms|cognom|primer cognom
    |segon cognom|llinatges|apelidos|apelido|abizenak|abizena|sobrenome|nom de famille|nachname|achternaam|cognome|nazwisko
    |etternavn|efternamn|efternavn|prijmeni`),
  email:
    list(`direccion de correo|mail|mail address|helbide elektronikoa|adreca electronica|correu|correu electronic
    |e pasta|adresse mail|courriel|direccion email`),
  notes:
    list(`notes|notas|nota|note|mensaje|mensajes|message|remarks|oharrak|comentaris|observacions|observacoes
    |notizen|opmerkingen|remarques|bemerkungen|apuntes`),
  household:
    list(`familia|nombre de familia|nombre de la familia|nombre familia|unidad familiar|nucleo familiar|familias
    |grupo familiar|household|household name|hogar|family|family group|family household|familia grupo|familia o grupo
    |grupo familia|sobre|familia sobre|nombre en sobre|nombre en el sobre|name on envelope|envelope name|envelope
    |addressed to|invite name|invitation name|nombre invitacion|nombre de la invitacion|nombre en la invitacion
    |invitation|invitacion|party|party name|grupo|nombre del grupo|nombre grupo|group|group name|unidad|grup
    |grup familiar|nom del grup|familiya|famille|famiglia|nucleo|familie|foyer|taldea|haushalt|gruppo|groupe|gruppe`),
  householdCode:
    list(`rsvp group id|group id|household id|family id|party id|familia id|grupo id|id familia|id grupo
    |id de familia|id de grupo|party number|group number|household number|numero de familia|invitation id|invite id
    |id invitacion|grupo numero|invitation group|party no|family no`),
  age: list(`edad|age|edad tipo|tipo edad|grupo de edad|age group|adulto nino|adulto o nino|adulto nino bebe|adult child
    |adult or child|adulto infantil|edat|idade|eta|alter|adina|tipo de invitado|tipo invitado|guest type|tipo|type
    |categoria|category|edades|anos|rango de edad|age range|tipo de menu y edad`),
  isChild: list(
    'es nino|es nina|nino|nina|es menor|menor|is child|child|is kid|kid|es infantil|infantil|nen|es nen',
  ),
  side: list(`de parte de|por parte de|parte de|parte|lado|lado de|side|novio novia|novia novio|novia o novio|novio o novia
    |bando|costat|part de|alde|bride groom|bride or groom|bride s or groom s|guest of|invitado de|invitado por
    |invitada por|whose guest|relation to|part|de quien`),
  language: list(`idioma|language|lengua|idioma invitacion|idioma de la invitacion|llengua|lingua|hizkuntza
    |idioma preferido|preferred language|langue|sprache|lang`),
  phone:
    list(`telefono|telefono movil|movil|numero de telefono|numero telefono|telefono de contacto|telefono contacto
    |phone|phone number|mobile|mobile phone|mobile number|cell phone|cell|celular|numero de celular|numero celular
    |cellphone|cell number|contact number|contact phone|whatsapp|numero de whatsapp|tel|telf|tlf|tfno|tfn|fon|telefon
    |mobil|num movil|telefono whatsapp|movil whatsapp|telefonoa|sakelakoa|contacto telefono|telemovel|telemobil|handy
    |telefonnummer|telephone|telephone number|portable|cellulare|numero|contacto`),
  table:
    list(`mesa|mesas|nº mesa|nº de mesa|mesa nº|numero de mesa|numero mesa|n mesa|no mesa|n de mesa|no de mesa|num mesa|num de mesa|nr mesa|mesa n|mesa no
    |mesa numero|mesa asignada|nombre mesa|nombre de mesa|nombre de la mesa|mesa nombre|mesa banquete|taula|taules|numero de taula
    |num taula|nom de la taula|mahaia|mahai zenbakia|table|tables|table number|table no|table num|table name|table assignment
    |assigned table|seating|seating table|seating assignment|table seating|numero de table|tisch|tischnummer|tisch nr|tischname|tavolo
    |numero tavolo|n tavolo|nome tavolo|numero da mesa|nome da mesa|tafel|tafelnummer`),
  companions:
    list(`numero de acompanantes|n acompanantes|no acompanantes|num acompanantes|cantidad de acompanantes
    |plus ones|extra guests|additional guests|acompanantes extra|acompanantes permitidos|invitados extra
    |numero acompanantes|acompanantes confirmados|number of plus ones|trae acompanante|lleva acompanante
    |con acompanante|viene con acompanante|permite acompanante|plus one allowed|has plus one|allow plus one
    |allows plus one|plus one invited|bringing plus one|puede traer acompanante|con pareja|viene acompanado|pareja si no`),
  children: list(`numero de ninos|n ninos|no ninos|num ninos|cantidad de ninos|numero ninos|number of children
    |number of kids|no of children|ninos as|menores|ninos bebes|num hijos|numero de hijos|hijos num|kids count
    |children count|nens nenes|criancas|enfants|bambini|kinder`),
  adults:
    list(`adultos|adults|numero de adultos|n adultos|no adultos|num adultos|cantidad de adultos|number of adults
    |numero adultos|adults count|adultes`),
  seats:
    list(`pases|pase|numero de pases|cantidad de pases|n pases|no pases|pases asignados|plazas|personas|pax
    |numero de personas|n personas|no personas|num personas|cantidad|cantidad de personas|cuantos|cuantos vienen
    |numero de invitados|n invitados|num invitados|no invitados|cantidad de invitados|total personas|total invitados
    |number of guests|number of people|guest count|guests count|party size|group size|household size|seats
    |seats reserved|number in party|no of guests|num guests|max guests|total guests|cupos|cupo|lugares|asientos
    |total de personas|total pases|invitados totales|allowed guests|total in party|headcount|people|n de personas
    |numero de plazas|persones|num persones|numero persones|total`),
}

/** A heading of these columns begins with one of the words, or is one of them. */
export const FIRST_WORD: Partial<Record<HeadingField, RegExp>> = {
  email:
    /^(?:e mail|email|correos? electronicos?|correo(?! postal))\b|\be ?mail\b|\bcorreo electronico\b|^correus? electronic/,
  notes: /^(?:observacion(?:es)?|comentarios?|comments?|notas|notes)\b/,
  diet: /^(?:alergi|al lergi|allerg|intoleranci|diet|menu|comida|meal|food|restricci|celiac|vegan|vegetarian|entree|plato)|\b(?:meal|dietary|allergies|alergias|menu)\b/,
  rsvp: /^(?:rsvp|asistencia|assistencia|asiste|asisten|asistira|assisteix|assistira|confirmad[oa]|confirmat|confirmacion|confirmacio|confirma|conferma|confirmed|confirm|attending|attendance|is attending|will attend|acude|acudira|vendra|vindra|viene a la boda|etorriko|asistentzia|presence|presenca|participa|wedding day|ceremony|ceremonia|zusage)\b|\b(?:rsvp|rsvp status|attending|attendance)$/,
}

/** Answers go by these as often as other things do; their cells tell. */
export const WEAK_RSVP =
  /^(?:viene|vienen|ve|estado|estat|status|estatus|respuesta|resposta|response|responded|answer|confirmados|confirmadas|stato|statut|reply|coming|reception|recepcion)\b/

/** Behind or before the word of an answer they say that the column is none. */
export const NO_ANSWER =
  /\b(?:id|code|codigo|date|fecha|at|on|link|url|token|sent|enviad[oa]|deadline|group|grupo|count|number|numero|by|notes?|notas|comment|invited|invitad[oa]|plazo|limite|message|name|nombre|email|method|via|reminder)\b/

/** Only a program needs them. */
export const CODE =
  /^(?:id|uuid|uid|guid|codigo|code|token|slug|hash|link|enlace|url|qr|qr code|timestamp|marca temporal|created|created at|updated|updated at|creado|actualizado|fecha de creacion|last updated|date added|invite code|invitation code|codigo invitacion|codigo de invitacion|guest id|id invitado|invitation link|orden|order|sort|position|posicion|row|fila|index)$|\b(?:id|uuid|token|slug|url)$|\b(?:rsvp|access|acceso|qr|guest|invitado) (?:code|codigo)$/

/** Headings that ask about an event and not a guest. */
export const INVITED =
  /^is .*\binvited\b|\binvited (?:to|for)\b|^invited\b|^invitad[oa] a (?:la|el|los|las)\b|\binvited$/

/** The first word of a heading without a place in a guest; the others must be words of headings too. */
export const OTHER =
  /^(?:mesa|table|taula|mahaia|telefono|tel|tlf|movil|phone|mobile|whatsapp|pases?|nº|num|numero|number|nin[oa]s?|nenos?|child|children|kids?|adultos?|adults?|bebes?|lado|side|direccion|address|street|zip|postcode|postal|state|ciudad|city|poblacion|localidad|provincia|cp|pais|country|autobus|bus|transporte|transport|shuttle|hotel|alojamiento|accommodation|regalo|gift|thank|agradecimiento|fecha|date|edad|age|relacion|relation|relationship|parentesco|tipo|type|categoria|category|cancion|song|plazas?|seats?|silla|invitacion|invitation|enviad[oa]|sent|save|std|trona|marca|sexo|genero|gender|title|titulo|tratamiento|suffix|prefix|mr|alias|apodo|nickname|idioma|language|familia|grupo|family|household|group|unidad|sobre|party|total|cantidad|personas|acompanantes|tags?|etiquetas?|vinculo|priority|prioridad|lista|list|tier|invitar|origen|procedencia|shower|role|rol|preboda|postboda|rehearsal|brunch|welcome)$/

/** Words that go with them. */
export const OTHER_WORDS = new Set(
  'de del la el los las por y a o of the to at in numero nº n no num id total personas asistentes invitados invitado guests guest adultos ninos ninas bebes mesa table asignada asignado enviada enviado sent familia familiar family grupo group casa postal contacto contact movil phone temporal nacimiento name nombre menor mayor edad age ida vuelta bus si novia novio nombres date line code you couple address dinner party party1 card received recibido boda wedding'.split(
    ' ',
  ),
)

/** Words of a heading that speak of a second person, of a numbered one, or of children. */
export const PERSON_WORDS = {
  companion:
    /\b(?:plus ones?|plus 1|plus guest|significant other|second guest|segunda persona|segundo invitado|acompanantes?|acomp|companions?|acompanyants?|additional guests?|other guests?|parejas?|parella|partners?|spouses?|conyuges?|espos[oa]|marido|mujer|husband|wife|mas uno|bikotea|bikotekidea|laguntzailea|accompagnatore|accompagnatori|accompagnant|begleitung|partenaire|conjoint|membro|miembros|otros invitados|otros nombres|names of guests|guest names)\b/,
  child:
    /\b(?:child|children|kids?|nin[oa]s?|hij[oa]s?|fills?|filles|nens?|nenes|bebes?|bab(?:y|ies)|enfants?|criancas?|bambin[oi]|kind|kinder|seme alabak|umeak?)\b/,
  guest:
    /\b(?:guests?|invitad[oa]s?|personas?|people|person|members?|miembros?|attendees?|asistentes?|adults?|adultos?|convidats?|invitees?|integrantes?)\b/,
}
