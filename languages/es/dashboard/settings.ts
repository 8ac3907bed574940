import { endSentence } from '../../../domain/endSentence.ts'
import type { texts as en } from '../../en/dashboard/settings.ts'
import { formatNumber, locale, plural, sentences } from '../grammar.ts'

export const texts = sentences<typeof en>({
  deviceLanguage: 'Idioma en este dispositivo',
  deviceLanguageHint: 'Para este panel y las páginas. Los demás eligen el suyo.',
  title: 'Ajustes',
  loading: 'Cargando los ajustes…',
  failed: 'Los ajustes no se pueden mostrar ahora mismo. No se ha perdido nada de lo que escribió aquí.',
  tabs: { about: 'Su ser querido', visitors: 'Visitantes', safety: 'Seguridad' },
  legends: {
    person: 'Quién fue',
    donation: 'En lugar de flores',
    working: 'Ceremonias, recuerdos y visitantes',
    deleting: 'Eliminar',
  },
  save: 'Guardar los ajustes',
  unsaved: 'Todavía no se ha guardado.',
  saved: { title: 'Cambios guardados', description: 'Se aplican desde ahora.' },
  restore: 'Poner otra vez las palabras de ejemplo',
  restoreQuestion: {
    title: '¿Poner otra vez las palabras de ejemplo?',
    description:
      'El nombre, las fechas, las palabras de homenaje, el retrato y las palabras sobre el donativo vuelven a ser los del ejemplo. Lo que usted puso en su lugar se pierde.',
    confirm: 'Eliminar mis palabras',
  },
  safekeeping: 'Todo a salvo',
  readingSafekeeping: {
    loading: 'Comprobando que está todo…',
  },
  stored: (counts, checkedOn) =>
    checkedOn ? `${counts}; todo comprobado el ${checkedOn}.` : 'Todavía no se ha subido nada.',
  faulty: (counts, faultCount, listedCount) => {
    const sentence = plural(faultCount, {
      one: '# archivo necesita atención',
      other: '# archivos necesitan atención',
    })
    const isWholeList = listedCount === faultCount || faultCount === 1
    return `${counts && `${counts}. `}${sentence}${isWholeList ? '' : `; los ${formatNumber(listedCount)} primeros están arriba en el panel`}.`
  },
  photographs: (count) => plural(count, { one: '# foto', other: '# fotos' }),
  videos: (count) => plural(count, { one: '# video', other: '# videos' }),
  songs: (count) => plural(count, { one: '# canción', other: '# canciones' }),
  list: (counts) => new Intl.ListFormat(locale).format(counts),
  lastBackup: (day) => `Última copia de seguridad: ${day}.`,
  noBackup: 'Todavía no hay copia de seguridad. La persona encargada del servidor puede hacer una.',
  noBackupYet: 'Todavía no hay copia de seguridad.',
  backup: {
    start: 'Hacer una copia de seguridad',
    ready: 'La copia de seguridad está hecha. Está con las demás.',
    canceled: 'No se hizo ninguna copia de seguridad.',
  },
  free: 'Este memorial funciona con software libre.',
  source: 'Código fuente',
  yourLogin: 'Su cuenta',
  loggedInAs: (name) => endSentence(`Ha iniciado sesión como ${name}`),
  mailToYou: {
    title: 'Correos para usted',
    displayName: 'Su nombre para los demás',
    displayNameHint:
      'Los correos para usted empiezan con este nombre y sus invitaciones lo llevan como firma.',
    email: 'Su dirección de correo',
    mailFrequency: 'Escribirme cuando haya algo nuevo',
    choices: {
      none: { label: 'Nunca' },
      daily: {
        label: 'Una vez al día',
        hint: 'Un correo por la mañana resume lo que ha llegado; si no llegó nada, no hay correo.',
      },
      'at-once': {
        label: 'Enseguida',
        hint: 'Diez minutos después de llegar un recuerdo o fotos de los visitantes, usted recibe un correo con todo lo que ha llegado; las demás novedades van por la mañana.',
      },
    },
    hint: 'Solo se le envía a usted. A los responsables se les avisa también cuando un archivo está dañado o faltan copias de seguridad.',
    save: 'Guardar',
    saved: { title: 'Cambios guardados', description: 'Así se enterará de las novedades.' },
    saveFailed: { title: 'No se guardó', description: 'No se pudo guardar lo que eligió.' },
  },
  password: 'Contraseña',
  currentPassword: 'Contraseña actual',
  newPassword: 'Contraseña nueva',
  newPasswordHint: 'Al menos 10 caracteres. Cierra su sesión en todos los demás dispositivos.',
  changePassword: 'Cambiar la contraseña',
  passwordChanged: {
    title: 'Contraseña cambiada',
    description: 'Su sesión está cerrada en todos los demás dispositivos.',
  },
  passwordFailed: { title: 'No se guardó', description: 'No se pudo cambiar la contraseña.' },
})

export const mailToYouTexts = texts.mailToYou
