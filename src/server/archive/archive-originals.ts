import type { Bucket } from '#domain/files.ts'
import type { GuardedSection } from '#domain/permissions.ts'

/** The files of a wedding: where they lie, and what brings them in again. */
export type OriginalsOf = {
  table: 'vendor_files' | 'inspirations' | 'wedding_covers'
  section: GuardedSection
  bucket: Bucket
  /** `$1` is the wedding; gives what `Original` says. */
  text: string
}

/** Of images the upright original, of which all else is made again. */
export const ORIGINALS: readonly OriginalsOf[] = [
  {
    table: 'vendor_files',
    section: 'vendors',
    bucket: 'vendor-files',
    text: `
      select 'vendor_files' as table, json_build_object('vendor_id', f.vendor_id, 'id', f.id) as key,
        array['proveedores', coalesce(nullif(v.name, ''), v.vendor_type)] as folders, f.name as "fileName",
        'vendor-files' as bucket, f.path, f.size
      from vendor_files f join vendors v on (v.wedding_id, v.id) = (f.wedding_id, f.vendor_id)
      where f.wedding_id = $1 and v.deleted_at is null order by v.created_at, v.id, f.created_at, f.id`,
  },
  {
    table: 'inspirations',
    section: 'inspiration',
    bucket: 'inspiration-images',
    text: `
      select 'inspirations' as table, json_build_object('id', i.id) as key,
        array['inspiracion', d.name] as folders, i.file_name as "fileName",
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
      select 'wedding_covers' as table, json_build_object('id', c.id) as key, array['portada'] as folders,
        c.file_name as "fileName", 'wedding-covers' as bucket, f.path, f.size
      from wedding_covers c join wedding_cover_files f on (f.wedding_id, f.image_id) = (c.wedding_id, c.id)
        and f.variant = case c.status when 'ready' then 'original' else 'upload' end
      where c.wedding_id = $1 and c.status <> 'damaged' order by c.created_at, c.id`,
  },
]
