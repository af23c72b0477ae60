import { CLOCK, columns, type Sheet } from './sheet.ts'

/** Members and people by their names, of a list in JSON. */
const NAMES = (list: string) => `(
  select string_agg(coalesce(one ->> 'name', p.full_name), ', ')
  from jsonb_array_elements(${list}) one left join profiles p on p.id::text = one ->> 'userId'
  where one ->> 'kind' <> 'vendor')`

const VENDORS = `(
  select string_agg(v.name, ', ') from jsonb_array_elements(i.responsible) one
  join vendors v on v.wedding_id = i.wedding_id and v.id::text = one ->> 'vendorId' and v.deleted_at is null)`

/** The day and the time before it: agenda, tasks and images. */
export const DAY_SHEETS: readonly Sheet[] = [
  {
    name: 'agenda',
    workbook: 'agenda',
    title: 'Agenda',
    section: 'agenda',
    groupedBy: 'Día',
    columns: [
      ...columns({
        Día: 'd.name',
        Fecha: 'd.date',
        Empieza: CLOCK('i.starts_at'),
        Termina: CLOCK('i.ends_at'),
        Qué: 'i.title',
        Dónde: 'i.place',
        Notas: 'i.notes',
        'A cargo de': NAMES('i.responsible'),
      }),
      { heading: 'Proveedores', sql: VENDORS, section: 'vendors' },
    ],
    from: (id) => `from agenda_items i join agenda_days d on (d.wedding_id, d.id) = (i.wedding_id, i.day_id)
      where i.wedding_id = '${id}' order by d.date, d.id, i.starts_at, i.id`,
  },
  {
    name: 'tareas',
    workbook: 'tareas',
    title: 'Tareas',
    section: 'tasks',
    columns: columns({
      Tarea: 't.title',
      'Días antes de la boda': 't.days_before',
      Día: 't.due_on',
      Estado: `case t.mark when 'done' then 'Hecha' when 'unneeded' then 'No hace falta' end`,
      Notas: 't.notes',
      'A cargo de': NAMES('t.assignees'),
    }),
    from: (id) => `from tasks t where t.wedding_id = '${id}' order by t.created_at, t.id`,
  },
  {
    name: 'imagenes',
    workbook: 'inspiracion',
    title: 'Imágenes',
    section: 'inspiration',
    groupedBy: 'Carpeta',
    columns: columns({
      Carpeta: 'f.name',
      Imagen: 'i.file_name',
      Etiquetas: `array_to_string(i.tags, ', ')`,
      Nota: 'i.notes',
    }),
    from: (id) => `from inspirations i
      join inspiration_folders f on (f.wedding_id, f.id) = (i.wedding_id, i.folder_id)
      where i.wedding_id = '${id}' and i.deleted_at is null and f.deleted_at is null
      order by f.position, f.id, i.created_at, i.id`,
  },
]
