import { renderToStaticMarkup } from 'react-dom/server'

/** A file of the ZIP: `path` from its root. */
export type ShownFile = { path: string; name: string; note: string | null }

/** Files that browsers show as a picture, by their endings. */
const PICTURE = /\.(jpe?g|png|webp|gif|avif)$/i

const addressOf = (path: string): string => path.split('/').map(encodeURIComponent).join('/')

/** The files of a folder, its pictures to be seen. */
export function fileList(files: readonly ShownFile[]): string {
  const pictures = files.filter(({ path }) => PICTURE.test(path))
  const others = files.filter(({ path }) => !PICTURE.test(path))
  return `${renderToStaticMarkup(
    <>
      {pictures.length > 0 && (
        <ul className="pictures">
          {pictures.map(({ path, name, note }) => (
            <li key={path}>
              <figure>
                <a href={addressOf(path)}>
                  <img src={addressOf(path)} alt={name} loading="lazy" />
                </a>
                <figcaption>{note || name}</figcaption>
              </figure>
            </li>
          ))}
        </ul>
      )}
      {others.length > 0 && (
        <ul>
          {others.map(({ path, name }) => (
            <li key={path}>
              <a href={addressOf(path)}>{name}</a>
            </li>
          ))}
        </ul>
      )}
    </>,
  )}\n`
}
