// Sends the photographs that a guest chooses, each with its progress, and goes on by itself after a lost connection.
import { IMAGE_MAX_BYTES } from '#domain/inspiration/images.ts'
import { GUEST_PHOTOS_AT_ONCE_MAX } from '#domain/inspiration/inspiration.ts'
import { TABLE_PARAMETER } from '#domain/inspiration/photo-cards.ts'
import { readVideo } from '#domain/inspiration/read-video.ts'
import { isVideoName, VIDEO_MAX_BYTES } from '#domain/inspiration/videos.ts'
import { PHOTO_KEY_HEADER } from './photo-answers.ts'
import type { PhotoWords } from './photo-words.ts'

const form = document.querySelector<HTMLFormElement>('form[data-photos]')!
const words = JSON.parse(form.dataset['words']!) as PhotoWords
const list = form.querySelector<HTMLUListElement>('[data-list]')!
const status = form.querySelector<HTMLElement>('[data-status]')!
const chooser = form.querySelector<HTMLInputElement>('input[type=file]')!
const template = document.querySelector<HTMLTemplateElement>('template[data-row]')!

/** The photographs on their way at once: a network of a venue is slow for each. */
const SENDING_MAX = 2
const WAIT_MS = { first: 2000, longest: 30_000 }

/** The secret by which this phone takes back what it sent; it lives as long as the page. */
const key = base64url(crypto.getRandomValues(new Uint8Array(16)))

/** The table whose code the guest has read; empty without one. */
const table = new URL(form.action).searchParams.get(TABLE_PARAMETER) ?? ''

type State = 'ready' | 'sending' | 'sent' | 'failed' | 'refused' | 'takenBack'
/** `isBegun` says whether some of it may have arrived. */
type Photo = { file: File; number: number; state: State; row: HTMLElement; isBegun: boolean }

const UNSENT: readonly State[] = ['ready', 'sending', 'failed']

const photos: Photo[] = []
let sending = 0

function base64url(bytes: Uint8Array): string {
  return btoa(String.fromCharCode(...bytes))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '')
}

const part = <E extends HTMLElement = HTMLElement>({ row }: Photo, name: string) =>
  row.querySelector<E>(`[data-${name}]`)!

const addressOf = ({ number }: Photo) => `${form.dataset['photos']}/fotos/${number}`

function show(photo: Photo, state: State, sentence: string, action: string | null = null) {
  photo.state = state
  part(photo, 'state').textContent = sentence
  const button = part<HTMLButtonElement>(photo, 'act')
  part(photo, 'place').hidden = action === null
  button.textContent = action
  button.setAttribute('aria-label', `${action}: ${photo.file.name}`)
  part(photo, 'progress').hidden = state !== 'sending'
}

function choose(files: File[]) {
  const open = photos.filter(({ state }) => state === 'ready' || state === 'sending').length
  const room = Math.max(0, GUEST_PHOTOS_AT_ONCE_MAX - open)
  status.textContent = files.length > room ? words.ten : ''
  for (const file of files.slice(0, room)) {
    const row = (template.content.cloneNode(true) as DocumentFragment).firstElementChild as HTMLElement
    const photo: Photo = { file, number: photos.length, state: 'ready', row, isBegun: false }
    part(photo, 'name').textContent = file.name
    part(photo, 'act').addEventListener('click', () => act(photo))
    photos.push(photo)
    list.append(row)
    const [max, sentence] = isVideo(photo)
      ? [VIDEO_MAX_BYTES, words.videoTooLarge]
      : [IMAGE_MAX_BYTES, words.tooLarge]
    if (file.size > max) show(photo, 'refused', sentence)
    else show(photo, 'ready', words.ready, words.takeBack)
    if (file.size <= max && isVideo(photo)) void refuseEarly(photo)
  }
}

const isVideo = ({ file }: Photo) => file.type.startsWith('video/') || isVideoName(file.name)

/** A video that the server would refuse is told so before a minute of sending; the rule is the same. */
async function refuseEarly(photo: Photo) {
  const { file } = photo
  const read = async (offset: number, length: number) =>
    new Uint8Array(await file.slice(offset, offset + length).arrayBuffer())
  const found = await readVideo({ size: file.size, read }).catch(() => null)
  if (photo.state !== 'ready') return
  if (found === null) show(photo, 'refused', words.videoUnreadable)
  else if (typeof found === 'string') show(photo, 'refused', REFUSALS[found]!)
}

function act(photo: Photo) {
  if (photo.state === 'ready') {
    photo.state = 'takenBack'
    photo.row.remove()
    chooser.focus()
  } else if (photo.state === 'failed') {
    show(photo, 'ready', words.ready, words.takeBack)
    form.requestSubmit()
  } else if (photo.state === 'sent') void takeBack(photo)
}

async function takeBack(photo: Photo) {
  const options = { method: 'DELETE', headers: { [PHOTO_KEY_HEADER]: key } }
  const answer = await fetch(addressOf(photo), options).catch(() => null)
  if (answer?.ok) show(photo, 'takenBack', isVideo(photo) ? words.takenBackVideo : words.takenBack)
  else if (answer?.status === 404) show(photo, 'sent', words.closed)
  else show(photo, 'sent', words.waiting, words.takeBack)
}

type Fields = { de: string; acuerdo: string }

function sendNext(fields: Fields) {
  while (sending < SENDING_MAX) {
    const photo = photos.find(({ state }) => state === 'ready')
    if (!photo) return
    sending += 1
    show(photo, 'sending', words.sending)
    void sendUntilAnswered(photo, fields).finally(() => {
      sending -= 1
      sendNext(fields)
    })
  }
}

/** Only an answer ends it: a lost connection and a server with much to do are waited for. */
async function sendUntilAnswered(photo: Photo, fields: Fields): Promise<void> {
  for (let wait = WAIT_MS.first; ; wait = Math.min(2 * wait, WAIT_MS.longest)) {
    const from = photo.isBegun ? await received(photo) : 0
    photo.isBegun = true
    const answer = await send(photo, fields, from)
    if (answer && answer.status !== 429 && answer.status !== 503 && answer.code !== 'OFFSET')
      return showAnswer(photo, answer)
    if (!answer && !(await isThere(photo))) return show(photo, 'refused', words.gone)
    const waiting = isVideo(photo) ? words.waitingVideo : words.waiting
    part(photo, 'state').textContent = answer ? words.busy : waiting
    // Phones that were sent away together come back one after another.
    await online(Math.max(wait, (answer?.retryAfter ?? 0) * 1000) * (1 + Math.random() / 2))
    show(photo, 'sending', words.sending)
  }
}

/** A browser reads no file that was deleted or changed since it was chosen, and sending it fails as without a network. */
const isThere = ({ file }: Photo): Promise<boolean> =>
  file
    .slice(0, 1)
    .arrayBuffer()
    .then(
      () => true,
      () => false,
    )

/** The bytes that arrived before the connection was lost; none where the server does not say. */
async function received(photo: Photo): Promise<number> {
  const answer = await fetch(addressOf(photo), { headers: { [PHOTO_KEY_HEADER]: key } }).catch(() => null)
  const said = answer?.ok ? ((await answer.json().catch(() => null)) as { received?: number } | null) : null
  return Math.min(said?.received ?? 0, photo.file.size)
}

/** Waits until the network is back, or for a time. */
function online(ms: number): Promise<void> {
  return new Promise((resolve) => {
    const wake = () => {
      clearTimeout(timer)
      removeEventListener('online', wake)
      resolve()
    }
    const timer = setTimeout(wake, ms)
    addEventListener('online', wake)
  })
}

type Answer = { status: number; retryAfter: number; code: string }

/** `null` when no answer came. A request of this kind alone says how much of its body is sent. */
function send(photo: Photo, { de, acuerdo }: Fields, from: number): Promise<Answer | null> {
  return new Promise((resolve) => {
    const request = new XMLHttpRequest()
    const { name, size } = photo.file
    const query = new URLSearchParams({ nombre: name, de, acuerdo, [TABLE_PARAMETER]: table })
    query.set('total', String(size))
    query.set('desde', String(from))
    request.open('POST', `${addressOf(photo)}?${query}`)
    request.setRequestHeader(PHOTO_KEY_HEADER, key)
    request.upload.onprogress = ({ loaded }) => {
      part<HTMLProgressElement>(photo, 'progress').value = size > 0 ? (from + loaded) / size : 0
    }
    request.onload = () =>
      resolve({
        status: request.status,
        retryAfter: Number(request.getResponseHeader('retry-after') ?? 0),
        code: /"code":"(\w+)"/.exec(request.responseText)?.[1] ?? '',
      })
    request.onerror = () => resolve(null)
    request.onabort = request.onerror
    request.send(from > 0 ? photo.file.slice(from) : photo.file)
  })
}

const REFUSALS: Record<string, string> = {
  CLOSED: words.closed,
  FULL: words.full,
  IMAGE_TOO_LARGE: words.tooLarge,
  NOT_AN_IMAGE: words.noImage,
  HEIC_NOT_READABLE: words.noImage,
  IMAGE_DAMAGED: words.noImage,
  VIDEOS_FULL: words.videosFull,
  VIDEO_UNREADABLE: words.videoUnreadable,
  VIDEO_TOO_LONG: words.videoTooLong,
  VIDEO_TOO_LARGE: words.videoTooLarge,
}

function showAnswer(photo: Photo, { status, code }: Answer) {
  if (status === 201) show(photo, 'sent', isVideo(photo) ? words.sentVideo : words.sent, words.takeBack)
  else if (REFUSALS[code]) show(photo, 'refused', REFUSALS[code])
  else show(photo, 'failed', words.failed, words.retry)
}

chooser.addEventListener('change', () => {
  choose([...(chooser.files ?? [])])
  chooser.value = ''
})
form.addEventListener('submit', (event) => {
  event.preventDefault()
  if (!photos.some(({ state }) => state === 'ready')) return chooser.click()
  const typed = new FormData(form)
  sendNext({ de: String(typed.get('de') ?? ''), acuerdo: typed.has('acuerdo') ? '1' : '' })
})
// One that is chosen and not sent, or did not arrive, would be taken for sent by who closes the page.
addEventListener('beforeunload', (event) => {
  if (photos.some(({ state }) => UNSENT.includes(state))) event.preventDefault()
})
// The list has the photographs; the field is emptied each time.
chooser.required = false
