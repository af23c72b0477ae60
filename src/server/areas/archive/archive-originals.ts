import { type Bucket, FILE_SECTIONS, type FileKind } from '#domain/files/files.ts'
import type { GuardedSection } from '#domain/members/permissions.ts'
import { isBelowRoom, isOnGuestPage } from '#server/core/page-pictures.queries.ts'
import { FILE_PARTS, type PARTS_WITH_FILES } from './file-parts.ts'

/** The files of a wedding: where they lie, and what brings them in again. */
export type OriginalsOf = {
  table: (typeof PARTS_WITH_FILES)[number]
  section: GuardedSection
  bucket: Bucket
  /** `$1` is the wedding; gives what `Original` says. */
  text: string
}

/** Of images the upright original, of which all else is made again. */
export const ORIGINALS: readonly OriginalsOf[] = [
  filesOf('vendor', `array['archivos', 'proveedores', coalesce(nullif(i.name, ''), i.vendor_type)]`),
  filesOf('guest', `array['archivos', 'invitados', i.full_name]`),
  filesOf('item', `array['archivos', 'agenda', i.title]`),
  filesOf('task', `array['archivos', 'tareas', i.title]`),
  {
    table: 'inspirations',
    section: 'inspiration',
    bucket: 'inspiration-images',
    text: `
      select 'inspirations' as table, json_build_object('id', i.id) as key,
        array['imagenes', d.name] as folders, i.file_name as "fileName", i.notes as note,
        'inspiration-images' as bucket, f.path, f.size
      from inspirations i
      join inspiration_folders d on (d.wedding_id, d.id) = (i.wedding_id, i.folder_id)
      join inspiration_files f on (f.wedding_id, f.image_id) = (i.wedding_id, i.id)
        and f.variant = case i.status when 'ready' then 'original' else 'upload' end
      where i.wedding_id = $1 and i.deleted_at is null and d.deleted_at is null and i.status <> 'damaged'
      order by d.position, d.id, i.created_at, i.id`,
  },
  {
    table: 'wedding_covers',
    section: 'wedding',
    bucket: 'wedding-covers',
    text: `
      select 'wedding_covers' as table, json_build_object('id', c.id) as key, array['imagenes', 'Portada'] as folders,
        c.file_name as "fileName", 'wedding-covers' as bucket, f.path, f.size
      from wedding_covers c join wedding_cover_files f on (f.wedding_id, f.image_id) = (c.wedding_id, c.id)
        and f.variant = case c.status when 'ready' then 'original' else 'upload' end
      where c.wedding_id = $1 and c.status <> 'damaged' and c.deleted_at is null order by c.created_at, c.id`,
  },
  {
    table: 'room_pictures',
    section: 'seating',
    bucket: 'room-pictures',
    text: `
      select 'room_pictures' as table, json_build_object('id', p.id) as key, array['imagenes',
          case when ${isBelowRoom('p')} then 'Plano de las mesas' else 'Cómo llegar' end] as folders,
        p.file_name as "fileName", 'room-pictures' as bucket, p.path, p.size
      from room_pictures p
      where p.wedding_id = $1 and (${isBelowRoom('p')} or ${isOnGuestPage('p')})
      order by p.created_at, p.id`,
  },
]

function filesOf(kind: FileKind, folders: string): OriginalsOf {
  const { part, table, isThere } = FILE_PARTS[kind]
  return {
    table: part,
    section: FILE_SECTIONS[kind],
    bucket: 'vendor-files',
    text: `
      select '${part}' as table, json_build_object('item_id', f.item_id, 'id', f.id) as key,
        ${folders} as folders, f.name as "fileName", 'vendor-files' as bucket, f.path, f.size
      from item_files f join ${table} i on (i.wedding_id, i.id) = (f.wedding_id, f.item_id)
      where f.wedding_id = $1 and f.kind = '${kind}' and f.deleted_at is null and ${isThere}
      order by i.created_at, i.id, f.created_at, f.id`,
  }
}
