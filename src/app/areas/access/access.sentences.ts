import { many, waiting } from '#ui/feedback/common-sentences.ts'
import { addSentences } from '../../shared/error-messages.ts'

addSentences({
  EMAIL_IS_THE_SAME: 'Ese ya es tu email.',
  TOO_MANY_EMAIL_CHANGES: (data) => `Has pedido varios cambios seguidos. Vuelve a probar ${waiting(data)}.`,
  LAST_WAY_IN: 'Es tu única forma de entrar. Añade antes otra.',
  PASSKEY_NOT_FOUND: 'Esa passkey ya no está.',
  PASSKEY_EXISTS: 'Este dispositivo ya tiene una passkey tuya.',
  PASSKEY_NOT_CREATED: 'No se ha creado ninguna passkey. Puedes intentarlo de nuevo.',
  TOO_MANY_PASSKEYS: (data) => `Caben ${many(data)} passkeys. Elimina alguna antes de añadir otra.`,
  WALLET_OF_ANOTHER: 'Esa cartera ya abre otra cuenta de Azahar.',
  TOO_MANY_WALLETS: (data) => `Caben ${many(data)} carteras. Desconecta alguna antes de conectar otra.`,
  PASSKEY_NAME_REQUIRED: 'Escribe un nombre para reconocerla.',
})
