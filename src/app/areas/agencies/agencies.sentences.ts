import { many } from '#ui/feedback/common-sentences.ts'
import { addSentences } from '../../shared/error-messages.ts'

addSentences({
  AGENCY_OWNERS_ONLY: 'Eso lo decide quien lleva el equipo.',
  FOUNDER_STAYS: 'Quien creó el equipo no puede salir de él.',
  PERSON_NOT_FOUND: 'Esa persona ya no está en el equipo.',
  INVITATION_NOT_FOUND: 'Esta invitación ya no vale: ha caducado, se ha usado o se ha retirado.',
  ALREADY_IN_AGENCY: 'Esa persona ya está en el equipo.',
  TOO_MANY_AGENCY_PEOPLE: (data) => `En un equipo caben ${many(data)} personas.`,
  TOO_MANY_ABSENCES: (data) => `De una persona caben ${many(data)} periodos de días libres.`,
  ROLE_CHANGED:
    'Otra persona del equipo ha cambiado su acceso mientras tanto. Si vuelves a guardar, queda lo tuyo.',
  ASSIGNMENT_CHANGED: 'Otra persona del equipo lo ha cambiado mientras tanto. Ahora ves cómo está.',
  WEDDING_NOT_OF_AGENCY: 'Esa boda ya no es de este equipo.',
  WEDDING_NOT_YOURS: 'Alguna de esas bodas ya no la llevas tú, o ya es del equipo.',
  WEDDING_NOT_BROUGHT: 'Ya no puedes deshacerlo: pide al equipo que te devuelva la boda.',
  GIVING_ENDED: 'Ha pasado más de una hora, o ha cambiado quién está en la boda.',
  TOO_MANY_AGENCY_WEDDINGS: (data) => `En un equipo caben ${many(data)} bodas.`,
  WEDDING_WITHOUT_DATE: 'La boda no tiene fecha, así que no hay un día en el que abrirla.',
})
