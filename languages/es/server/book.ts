import { printShopPages } from '../../../contract/outputs/book.ts'
import { endSentence } from '../../../domain/endSentence.ts'
import type { texts as en } from '../../en/server/book.ts'
import { formatNumber, plural, sentences } from '../grammar.ts'

export const texts = sentences<typeof en>({
  contents: 'Índice',
  obituary: 'Una vida',
  photographs: 'Fotos',
  services: 'Ceremonias',
  memories: 'Recuerdos',
  missingPicture: 'Esta imagen no se pudo leer.',
  answerFrom: (name) => `Respuesta de ${name ?? 'la familia'}`,
  fromVideo: (length) => `De un video de ${length}`,
  photograph: 'Foto',
  photographBy: (name) => `Foto enviada por ${name}`,
  portraitOf: (name) => `Retrato de ${name}`,
  author: (name) => `La familia y los amigos de ${name}`,
  colophon: (name, memories) =>
    memories > 0
      ? `Este libro guarda lo que reunieron en memoria de ${name} la familia y todas las personas que compartieron un recuerdo.`
      : endSentence(`Este libro guarda lo que la familia reunió en memoria de ${name}`),
  typeface: 'Compuesto en Newsreader, de Production Type, con Typst.',
  asOf: (day) => `Edición del ${day}.`,
  spine: (name, dates) => [name, dates].filter(Boolean).join('  ·  '),

  orderOfService: 'Programa de la ceremonia',
  program: 'Programa',
  officiant: (name) => `Oficia: ${name}`,
  bearers: 'Portan el féretro',
  front: 'La portada',
  back: 'La última página, con el agradecimiento',
  backPhoto: 'Foto de la última página',
  thankYou: 'Gracias',
  familyThanks: 'La familia les agradece su compañía y cada recuerdo que compartan.',
  watch: 'Para seguir la ceremonia desde casa',
  watchService: (title) => `Para seguir «${title}» desde casa`,
  shareHeading: 'Comparta un recuerdo',
  photographsHeading: 'Vea las fotos',
  sendHeading: 'Las fotos que usted guarda',
  sendInvitation: 'Envíelas a la familia',
  havePhotographs: '¿Tiene fotos? Envíelas a la familia.',
  shareHint: 'Apunte al código con la cámara de su teléfono.',
  codeAlt: (link) => `Código que abre ${link}`,
  thanks: 'Para dar las gracias',
  thanksColumns: ['Nombre', 'Escribió', 'Fotos', 'Respondió', 'Correo', 'Día', 'Agradecimiento', 'Palabras'],
  saidAbout: (photographs) => plural(photographs, { one: 'sobre # foto', other: 'sobre # fotos' }),
  yes: 'sí',

  noTypesetter:
    'Aquí todavía no se puede hacer ningún PDF. La persona encargada del servidor puede cambiarlo: faltan paquetes opcionales; docs/book.md explica cómo agregarlos.',
  noAddress:
    'El código QR necesita la dirección donde los visitantes encuentran el memorial. Defina PUBLIC_URL o escriba --address https://example.org.',
  noSendLink:
    'Todavía no hay un enlace para que otras personas envíen fotos. Créelo en «Para la ceremonia», «Pedir fotos».',
  foldedArchive:
    'Las hojas para doblar no pueden seguir PDF/A-2b, la norma para archivos duraderos. La disposición «screen», con las páginas en orden, sí puede.',
  tooLong: (name, lines) =>
    `${name}: ${plural(lines, { one: 'sobra # línea', other: 'sobran # líneas' })}, así que continúa en la página siguiente.`,
  tooHigh: (name, millimeters) =>
    `Al texto con «${name}» le sobran ${formatNumber(millimeters)}\u00a0mm de alto para la tarjeta o el cartel, incluso con la letra más pequeña.`,
  booklet: (pages) =>
    `El programa de la ceremonia tiene ${formatNumber(pages)} páginas, en ${plural(pages / 4, { one: '# hoja de papel que se dobla', other: '# hojas de papel que se doblan una dentro de otra' })}.`,
  leftOutLife: (title) =>
    `Sin «${title}», el programa de la ceremonia cabe en una hoja de papel. Por eso no se incluye esa parte.`,
  hiddenPhoto: 'La foto de la última página no se imprime: está oculta, se eliminó o no es de este memorial.',
  noProgram: 'En el panel todavía no hay un programa, así que se imprimen las ceremonias.',
  typesettingErrors: {
    memory:
      'Son demasiadas páginas para hacerlas de una vez (no se debe a un solo texto). Inténtelo de nuevo con menos páginas, por ejemplo sin algunos recuerdos.',
    processor:
      'Estas páginas tardan más de los 5 minutos que pueden tardar (no se debe a un solo texto). Inténtelo de nuevo con menos páginas, por ejemplo sin algunos recuerdos o en un equipo más rápido.',
    deadline:
      'Ahora no se pudieron hacer estas páginas, porque había demasiado trabajo a la vez. No se ha perdido nada; inténtelo más tarde.',
    crash:
      'El programa que hace las páginas se detuvo antes de terminarlas (no se debe a un solo texto). No se ha perdido nada; inténtelo de nuevo.',
  },
  notPrinted: 'Este texto no se pudo imprimir.',
  printedPlain: (name) =>
    `Tal como se escribió, este texto detiene el programa que hace las páginas, así que va sin acentos ni caracteres invisibles: ${name}`,
  leftOut: (name) => `Este texto detiene el programa que hace las páginas, así que no se incluye: ${name}`,
  allPrintedPlain:
    'Tal como se escribieron, los textos juntos detienen el programa que hace las páginas, así que todos van sin acentos ni caracteres invisibles.',
  tooManyPages: (pages, most, photographs) =>
    `Este libro tendría ${formatNumber(pages)} páginas. Una imprenta admite como máximo ${formatNumber(most)}. Hay que quitar ${photographs === null ? 'recuerdos o fotos' : plural(photographs, { one: '# foto', other: '# fotos' })} o elegir tamaño carta o A4 en lugar del cuadrado. Todavía no se ha hecho nada; lo que usted eligió sigue como estaba.`,
  blankPages: (blanks, pages) =>
    `El libro tiene ${formatNumber(pages)} páginas, porque una imprenta pide un número par y al menos ${formatNumber(printShopPages.least)}. ${plural(blanks, { one: 'Una de ellas está en blanco, antes de la última', other: '# de ellas están en blanco, antes de la última' })}.`,
  softPicture: (title, dpi) => `Se imprimirá poco nítida, a ${dpi}\u00a0ppp: ${title}`,
  unplayableVideo: (title) =>
    `No se puede reproducir, así que en el libro no aparece ninguna imagen del video: ${title}`,
  lostPicture: (title) => `No se pudo leer, así que solo se imprime su pie de foto: ${title}`,
  leftOutMarks: (name, marks) =>
    `${plural(marks, { one: 'Se omite # signo', other: 'Se omiten # signos' })} donde una letra lleva más de los que se pueden imprimir: ${name}`,
  leftOutDirections: (name, signs) =>
    `${plural(signs, { one: 'Se omite # marca de dirección de escritura', other: 'Se omiten # marcas de dirección de escritura' })} donde hay más de ocho abiertas a la vez: ${name}`,
  lostLetters: (letters, number) =>
    letters.length === 1
      ? `Ningún tipo de letra tiene aquí la letra ${letters[0]}; se imprime como ${number}. La persona encargada del servidor puede agregar uno que la tenga; docs/book.md explica cómo.`
      : `Ningún tipo de letra tiene aquí las letras ${letters.join(' ')}; se imprimen como números, la primera como ${number}. La persona encargada del servidor puede agregar uno que las tenga; docs/book.md explica cómo.`,
  serviceOf: (title) => `Imagen de la ceremonia ${title}`,
  obituaryPicture: 'Imagen del obituario',
  portrait: 'Retrato',
})
