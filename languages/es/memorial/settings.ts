import { limits } from '../../../contract/limits.ts'
import type { settingTexts as en } from '../../en/memorial/settings.ts'
import { sentences } from '../grammar.ts'
import { dateTexts } from './dates.ts'
import { serviceTimeTexts } from './serviceTimes.ts'

export type { SettingText } from '../../en/memorial/settings.ts'

/** The label of each setting, the sentence below its control, its choices, and its words until the family writes some. */
export const settingTexts = sentences<typeof en>({
  name: { label: 'Nombre', sample: 'Julián Arturo Robles Medina', neutral: '' },
  pronoun: {
    label: '¿Él o ella?',
    hint: 'Para quien lea el memorial en otro idioma.',
    says: {
      he: 'En otros idiomas, el memorial dirá «él».',
      she: 'En otros idiomas, el memorial dirá «ella».',
    },
    change: 'Cambiar',
    missing: 'Elija una respuesta',
    choices: {
      he: { label: 'Él' },
      she: { label: 'Ella' },
      name: { label: 'Repetir el nombre' },
    },
  },
  nameGenitive: { label: 'El nombre en polaco: kogo?', hint: 'Por ejemplo, Jana Nowaka.' },
  nameLocative: { label: 'El nombre en polaco: o kim?', hint: 'Por ejemplo, Janie Nowaku.' },
  birthDate: {
    label: 'Fecha de nacimiento',
    hint: 'Por ejemplo, 12 de mayo de 1948.',
    sample: '12 de mayo de 1948',
    neutral: '',
  },
  deathDate: {
    label: 'Fecha de fallecimiento',
    hint: 'Por ejemplo, 9 de febrero de 2025.',
    sample: '9 de febrero de 2025',
    neutral: '',
  },
  tribute: {
    label: 'Unas palabras de homenaje',
    hint: 'Una o dos frases para la página de inicio y para la vista previa de un enlace en el chat de la familia.',
    sample:
      'Construyó puentes, cuidó abejas y siempre tuvo tiempo. Quien se sentaba a su lado se levantaba un poco más ligero.',
    neutral: '',
  },
  portraitPath: {
    label: 'Retrato',
    hint: 'Aparece en la página de inicio y en los enlaces. Si no hay retrato, los visitantes ven un dibujo.',
  },
  donationUrl: {
    label: 'Enlace para donativos',
    hint: 'Adónde lleva el botón. Si lo deja en blanco, no hay botón.',
  },
  donationCharity: {
    label: 'A quién va el donativo',
    hint: 'El botón dice «Donar a» y este nombre.',
  },
  donationText: {
    label: 'Palabras sobre el donativo',
    hint: 'Si deja en blanco estas palabras y el enlace, no aparece este apartado.',
    sample: '',
    /** only if the family has kept our words in English */
    neutral:
      'Si usted quiere dar algo en su memoria, la familia le pide que sea para el St. Jude Children’s Research Hospital.',
  },
  language: {
    label: 'Idioma de la familia',
    hint: 'Los correos, las hojas impresas, el libro, la película y las proyecciones están en este idioma. Los visitantes leen las páginas en el suyo, si lo tenemos.',
  },
  timezone: {
    label: 'Zona horaria habitual de las ceremonias',
    hint: `Para las ceremonias que no tienen una zona horaria propia. Si el título o el lugar mencionan «California» o «ashes» (cenizas), se usa la ${serviceTimeTexts.americanZones['America/Los_Angeles']}.`,
    hintElsewhere: 'Para las ceremonias que no tienen una zona horaria propia.',
  },
  sayWeekday: {
    label: 'Mostrar el día de la semana',
    hint: 'Los visitantes leen «viernes, 4 de diciembre de 2026» cuando una ceremonia solo lleva la fecha. En las hojas impresas siempre está el día de la semana.',
  },
  dateStyle: {
    label: 'Fechas y horas',
    choices: {
      '': { label: 'Según su zona horaria' },
      monthFirst12: { label: 'March 18, 2025, 2:00 PM' },
      monthFirst24: { label: 'March 18, 2025, 14:00' },
      dayFirst12: { label: '18 March 2025, 2:00 PM' },
      dayFirst24: { label: '18 March 2025, 14:00' },
    },
  },
  showTaken: {
    label: 'Mostrar cuándo se tomó',
    hint: `Con las fotos cuya fecha se conoce, los visitantes leen, por ejemplo, «${dateTexts.about('1965')}». También la película, si muestra los títulos; en el libro y en el muro está siempre.`,
  },
  askVisitors: {
    label: 'Preguntar a los visitantes por las fotos',
    hint: 'Debajo de una foto sin nombres o sin fecha, los visitantes leen «¿Sabe quién es?». Debajo de todas, «Contar algo sobre esta foto». Nadie más ve una respuesta hasta que usted la agregue a la foto.',
  },
  moderation: {
    label: 'Recuerdos nuevos',
    choices: {
      off: { label: 'Aparecen enseguida' },
      doubtful: {
        label: 'Los dudosos esperan hasta que usted los apruebe',
        hint: 'Los que llevan enlaces, se enviaron automáticamente o tienen el mismo texto que otro. Lo mismo vale para los títulos y las descripciones con enlaces que escriben los visitantes.',
      },
      all: {
        label: 'Todos esperan hasta que usted los apruebe',
        hint: 'Lo mismo vale para los títulos y las descripciones con enlaces que escriben los visitantes.',
      },
    },
  },
  searchEngines: {
    label: '¿Pueden los buscadores mostrar este memorial?',
    hint: 'Solo se aplica si cualquiera puede ver el memorial y ya no queda en él ninguna palabra nuestra. Los buscadores tardan días o semanas en enterarse.',
    answers: { yes: 'Sí', no: 'No, solo lo encuentra quien tiene el enlace' },
  },
  keepDeleted: { label: 'Conservar 30 días lo que se elimina' },
  paper: {
    label: 'Papel',
    choices: {
      '': { label: 'Según su zona horaria' },
      letter: { label: 'Carta' },
      a4: { label: 'A4' },
    },
  },
  programme: {
    label: 'Programa',
    hint: 'Una línea vacía empieza una parte nueva: su nombre y, debajo, quién habla o qué se canta.',
  },
  officiant: { label: 'Oficiante', hint: 'Opcional. Por ejemplo, P. Manuel Ortega.' },
  bearers: { label: 'Portan el féretro', hint: 'Opcional. Un nombre en cada línea.' },
  readings: {
    label: 'Lecturas',
    hint: 'Opcional. Primero el título (por ejemplo, Salmo 23) y debajo el texto. Antes de la lectura siguiente, una línea con tres guiones: ---',
  },
  songs: {
    label: 'Cantos con su letra',
    hint: 'Opcional. Primero el título y debajo las estrofas. Antes del canto siguiente, una línea con tres guiones: ---',
  },
  orderPhotoPath: {
    label: 'Foto de la última página',
    hint: 'Opcional. Se imprime encima del agradecimiento.',
  },
  cardQuestions: {
    label: 'Preguntas de las tarjetas',
    hint: `Una en cada línea, hasta ocho, de hasta ${limits.question} letras cada una, por ejemplo «¿Qué le enseñó a usted?». En cada hoja se van alternando. El código de una tarjeta abre el formulario de recuerdos con su pregunta arriba.`,
  },
  slideshowBeginning: { label: 'Un comienzo y un final' },
  slideshowEnd: {
    label: 'La frase del final',
    hint: 'Una frase de la familia después de la última imagen, mientras la música se apaga. Si la deja vacía, no hay frase final.',
  },
  slideshowSeconds: { label: 'Segundos para cada imagen' },
  slideshowAsLongAsSongs: { label: 'Lo que duren las canciones' },
  slideshowMusic: { label: 'Música' },
  slideshowCaptions: { label: 'Pies de foto' },
  slideshowFilms: { label: 'Incluir los videos' },
  slideshowMemories: { label: 'Leer frases de los recuerdos' },
  slideshowSideBySide: { label: 'Fotos verticales de dos en dos' },
  wall: { label: 'Un muro de recuerdos para una pantalla, en /wall' },
  whomToCall: {
    label: 'A quién llamar',
    hint: 'Un nombre y un número de teléfono para la hoja de la funeraria. Los visitantes no lo ven.',
  },
})
