import type { faults as en } from '../../en/server/faults.ts'
import { sentences } from '../grammar.ts'

export const faults = sentences<typeof en>({
  missing: {
    what: 'Falta su archivo original',
    todo: 'Vuelva a copiar el archivo desde una copia de seguridad que todavía lo tenga.',
  },
  changed: {
    what: 'Su archivo original no es el que se envió: el disco lo cambió o lo cortó',
    todo: 'Vuelva a copiar el archivo desde una copia de seguridad que todavía lo tenga y compruebe el estado del disco.',
  },
  unreadable: {
    what: 'Su archivo original no se puede leer del disco',
    todo: 'Vuelva a copiar el archivo desde una copia de seguridad que todavía lo tenga y cambie pronto el disco.',
  },
  pictures: {
    what: 'Faltan las imágenes que ven los visitantes y no se pueden crear de nuevo a partir del original',
    todo: 'Descargue el original, compruebe que se abre y súbalo otra vez.',
  },
  unknown: {
    what: 'Nada de la base de datos corresponde a este archivo',
    todo: '¿Se restauró una base de datos más antigua? Restaure la que corresponde a los archivos. Si sabe que el archivo no hace falta, quite su carpeta.',
  },
})
