import type { texts as en } from '../../en/server/access.ts'
import { sentences } from '../grammar.ts'

export const texts = sentences<typeof en>({
  title: 'Un memorial para la familia y los amigos',
  inMemoryOf: (name) => ['En memoria de', name],
  purpose: 'Este memorial es para la familia y los amigos. Escriba la contraseña que le dieron.',
  password: 'Contraseña',
  show: 'Mostrar la contraseña',
  open: 'Abrir',
  noCookies:
    'La contraseña es correcta, pero este navegador no guarda cookies, así que no puede recordarla. Permita las cookies de este sitio en los ajustes del navegador o use otro navegador.',
  keyEnded: 'Este código ya no es válido. Pregunte a la familia.',
  forgotten: '¿No la sabe? La familia se la puede decir.',
})
