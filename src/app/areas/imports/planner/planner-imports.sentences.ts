import {
  PLANNER_IMPORT_FILES_MAX,
  PLANNER_IMPORTS_OPEN_MAX,
} from '#domain/planner-imports/planner-imports.ts'
import { addSentences } from '../../../shared/error-messages.ts'

addSentences({
  TOO_MANY_PLANNER_IMPORTS: `Puedes tener ${PLANNER_IMPORTS_OPEN_MAX} traslados de bodas a medias. Termina o deja alguno antes.`,
  TOO_MANY_PLANNER_FILES: `De una vez caben ${PLANNER_IMPORT_FILES_MAX} archivos. Trae primero unas bodas y luego las demás.`,
  IMPORT_ROWS_UNANSWERED: 'Alguna de esas bodas espera una respuesta tuya. No se ha traído nada.',
  IMPORT_ROW_NOT_FOUND: 'Esa boda ya no está entre las que traes.',
})
