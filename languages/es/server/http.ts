import type { texts as en } from '../../en/server/http.ts'
import { formatNumber, plural, sentences } from '../grammar.ts'
import { fieldTexts } from '../memorial/fields.ts'

export const texts = sentences<typeof en>({
  error: {
    title: 'Un momento, por favor',
    again: 'Reintentar',
    logReference: (id) => `En el registro del servidor, esto es ${id}.`,
  },
  loggedOut: 'Sesión cerrada',
  feedTitle: (name) => `${name}: recuerdos y fotos`,
  day: {
    today: 'Hoy',
    noon: 'mediodía',
    directions: 'Cómo llegar',
    directionsTo: (title) => `Cómo llegar: ${title}`,
    watch: 'Seguir desde casa',
    thanks: 'Gracias por acompañarnos.',
    quote: (text, name) => `«${text}» –\u00a0${name}`,
    yearsAgo: (years) => plural(years, { one: 'Hoy hace un año', other: 'Hoy hace # años' }),
    born: (year) => `Nació un día como hoy, en ${year}`,
  },
  unscripted: {
    slideshow: 'Para la proyección hacen falta JavaScript y un navegador más nuevo.',
    page: 'Para esta página hacen falta JavaScript y un navegador más nuevo.',
    login: 'Para iniciar sesión hacen falta JavaScript y un navegador más nuevo.',
    allPhotographs: 'Ver todas las fotos en la galería',
    home: 'Inicio',
  },
  needed: 'Hace falta este dato',
  oneOf: (values) => `Esto debe ser uno de estos valores: ${values}`,
  atLeast: {
    string: (least) => `Aquí hacen falta al menos ${formatNumber(least)} caracteres`,
    array: (least) =>
      plural(least, {
        one: 'Aquí hace falta al menos # valor',
        other: 'Aquí hacen falta al menos # valores',
      }),
    number: (least) => `Esto debe ser como mínimo ${formatNumber(least)}`,
  },
  atMost: {
    string: fieldTexts.tooLong,
    array: (most) =>
      plural(most, { one: 'Aquí cabe como máximo # valor', other: 'Aquí caben como máximo # valores' }),
    number: (most) => `Esto debe ser como máximo ${formatNumber(most)}`,
  },
  kinds: {
    string: fieldTexts.text,
    boolean: 'Esto debe ser true o false',
    number: 'Esto debe ser un número',
    int: 'Esto debe ser un número entero',
    array: 'Esto debe ser una lista',
  },
  device: {
    browserOnSystem: (browser, system) => `${browser} en ${system}`,
    browser: 'Un navegador',
    systems: {
      iPhone: 'un iPhone',
      iPad: 'un iPad',
      androidPhone: 'un teléfono Android',
      androidTablet: 'una tableta Android',
      windows: 'Windows',
      chromebook: 'un Chromebook',
      mac: 'Mac',
      linux: 'Linux',
    },
  },
})
