import type { fieldTexts as en } from '../../en/memorial/fields.ts'
import { formatNumber, plural, sentences } from '../grammar.ts'

export const fieldTexts = sentences<typeof en>({
  text: 'Esto debe ser texto',
  tooLong: (maxLength) => `Aquí caben como máximo ${formatNumber(maxLength)} caracteres`,
  tooManyLines: (maxLines, count) =>
    `${plural(maxLines, { one: 'Cabe # línea', other: 'Caben # líneas' })}; aquí hay ${formatNumber(count)}.`,
  lineTooLong: (line, excess, beginning) =>
    `En la línea ${line} ${plural(excess, { one: 'sobra # letra', other: 'sobran # letras' })}: «${beginning}…».`,
  tooManyNames: (maxNames) => `En una foto caben como máximo ${formatNumber(maxNames)} nombres`,
  unstorable: 'Aquí hay un carácter que no se puede guardar',
  email: 'Esto no es una dirección de correo',
  emailNeeded: 'Hace falta una dirección de correo',
  localPath: 'Esto debe estar vacío o empezar por /',
  webAddress: 'Esto debe ser un enlace que empiece por https:// o http://',
  name: 'Hace falta un nombre',
  hisName: 'Hace falta el nombre de su ser querido',
  sampleName: 'Este es el nombre del ejemplo. Escriba el de su ser querido.',
  sampleText: 'Estas palabras hablan de la persona del ejemplo. Escriba las suyas.',
  sampleDate:
    'Esta fecha es de la persona del ejemplo. Si es también la de su ser querido, guárdela junto con el nombre.',
  title: 'Hace falta un título',
  date: 'Hace falta una fecha; «por confirmar» si aún no se sabe',
  time: 'Hace falta una hora; «por confirmar» si aún no se sabe',
  edtf: 'Una fecha se escribe como 1958, 1958-06 o 1958-06-01',
  location: 'Hace falta un lugar; «por confirmar» si aún no se sabe',
  obituary: 'El obituario todavía está vacío',
  login: 'Escriba el nombre de usuario y la contraseña',
  familyPasswordMissing: 'Hace falta una contraseña',
  wrongPassword: 'Esta no es la contraseña actual',
  timezone:
    'Ninguna zona horaria tiene este nombre. Escriba en inglés su región y una ciudad grande, como Europe/Madrid o America/Mexico_City.',
  nameTaken: 'Otra persona ya usa este nombre',
  unusable: 'Esto no se puede usar',
  slideshowSentence: 'Estas palabras no están en el recuerdo; elija una frase de ese texto',
  currentPassword: 'Hace falta la contraseña actual',
  newPassword: 'Hace falta una contraseña de al menos 10 caracteres',
  familyPassword: 'Hace falta una contraseña de al menos 8 caracteres',
  purpose: 'Diga para qué es',
  invitationKey: 'Hace falta la clave de una invitación',
  crop: 'Esto no es una parte de la imagen',
  writerKey: 'Hace falta la clave de un enlace privado',
  answer: 'Escriba quién aparece en la foto, cuándo se tomó o dónde',
})
