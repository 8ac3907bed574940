import type { texts as en } from '../../en/dashboard/access.ts'
import { sentences } from '../grammar.ts'

export const texts = sentences<typeof en>({
  loading: 'Comprobando quién puede verlo…',
  audiences: {
    everyone: {
      label: 'Cualquiera',
      hint: 'También lo encuentran los buscadores, si los ajustes lo permiten.',
    },
    link: {
      label: 'Quien tenga el enlace',
      hint: 'Se pide a los buscadores que no lo muestren. Quien tiene el enlace lo ve y puede pasarlo a otras personas.',
    },
    password: {
      label: 'Quien sepa la contraseña de la familia',
      hint: 'Sin ella solo se ven el nombre y un campo para la contraseña.',
    },
  },
  familyHint: 'Al menos 8 caracteres. Anótela: no se puede volver a mostrar.',
  newFamily: 'Nueva contraseña de la familia',
  newFamilyHint: 'Si la deja vacía, sigue la de ahora. Si la cambia, se pide otra vez a todos.',
  noPassword: 'Todavía no hay contraseña: solo usted puede entrar.',
  saveFailed: { title: 'No se guardó', description: 'No se pudo guardar quién puede ver este memorial.' },
  keys: 'Enlaces que se abren sin contraseña',
  keysPurpose:
    'Para la pantalla de la funeraria o como código en una tarjeta impresa. Cree uno para cada lugar: así podrá anularlos uno por uno.',
  noKeys: 'Todavía no hay ninguno.',
  madeOn: (day) => `Creado el ${day}`,
  keyName: '¿Para qué es?',
  keyNameHint: 'Por ejemplo, Funeraria o Tarjeta impresa.',
  makeKey: 'Crear un enlace',
  show: 'Mostrar',
  showKey: (name) => `Mostrar ${name}`,
  revoke: 'Anular',
  revokeKey: (name) => `Anular ${name}`,
  revokeQuestion: (name) => ({
    title: `¿Anular «${name}»?`,
    description:
      'A quien usaba este enlace se le pedirá desde ahora la contraseña. El enlace no se puede recuperar.',
    confirm: 'Anular',
    cancel: 'Conservarlo',
  }),
  revoked: (name) => ({ title: 'Enlace anulado', description: `El enlace «${name}» ya no funciona.` }),
  revokeFailed: {
    title: 'No se anuló',
    description: 'El enlace todavía funciona. Inténtelo de nuevo.',
  },
  keyDescription: 'Quien abre este enlace ve el memorial sin contraseña.',
  opens: 'Abre',
  home: 'Inicio',
  link: { label: 'Enlace', copy: 'Copiar enlace', copied: 'Copiado' },
})
