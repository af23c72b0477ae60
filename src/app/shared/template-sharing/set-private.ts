import { inSpanishList } from '#domain/text/spanish-list.ts'
import { showToast } from '#ui/feedback/toast-queue.ts'
import { messageFor } from '../error-messages.ts'
import { type SharedNoun, sharingWords } from './sharing-words.ts'
import './template-sharing.sentences.ts'

export type ShareActs = {
  noun?: SharedNoun
  name: string
  /** Writes it, and reads the list again. */
  onShare: (isPrivate: boolean) => Promise<unknown>
  /** The names of the packages that go on with the template. */
  packagesWith?: () => Promise<string[]>
}

/** Shares a template with the team or keeps it for oneself, and offers the way back. */
export async function setPrivate(acts: ShareActs, isPrivate: boolean): Promise<void> {
  try {
    await acts.onShare(isPrivate)
    const packages = isPrivate ? await packagesOf(acts) : []
    showToast(`${toldOf(acts, isPrivate)}${packages.length > 0 ? ` ${consequence(packages)}` : ''}`, {
      action: { label: 'Deshacer', onAction: () => void takeBack(acts, !isPrivate) },
    })
  } catch (error) {
    showToast(`No hemos podido cambiarlo. ${messageFor(error)}`, { tone: 'failed' })
  }
}

const toldOf = ({ noun = 'plantilla', name }: ShareActs, isPrivate: boolean) => {
  const words = sharingWords(noun)
  return `«${name}», ${isPrivate ? words.isPrivate : words.isShared}.`
}

const consequence = (packages: string[]) =>
  `${packages.length === 1 ? 'El paquete' : 'Los paquetes'} ${inSpanishList(packages.map((name) => `«${name}»`))} ${
    packages.length === 1 ? 'ya no la lleva' : 'ya no la llevan'
  } para el equipo.`

const packagesOf = async ({ packagesWith }: ShareActs): Promise<string[]> =>
  (await packagesWith?.().catch(() => [])) ?? []

async function takeBack({ onShare }: ShareActs, isPrivate: boolean): Promise<void> {
  try {
    await onShare(isPrivate)
  } catch (error) {
    showToast(`No hemos podido deshacerlo. ${messageFor(error)}`, { tone: 'failed' })
  }
}
