import type { texts as en } from '../../en/visitors/site.ts'
import { sentences } from '../grammar.ts'

export const texts = sentences<typeof en>({
  language: 'Idioma',
  switchLanguage: 'Cambiar',
  menu: 'Menú',
  dashboard: 'Panel',
  links: {
    '/gallery': 'Ver las fotos',
    '/obituary': 'Leer sobre su vida',
    '/services': 'Dónde le diremos adiós',
    '/memories': 'Dejar un recuerdo',
  },
  saidGoodbye: 'Dónde le dijimos adiós',
  readMemories: 'Leer lo que escribieron',
  book: 'El libro, para imprimir',
  notFound: '404: esta página no existe',
  forgotten: 'Quizá haya un error en la dirección, o la página se haya retirado.',
  back: 'Ir a la página de inicio',
  broken: 'No se pudo mostrar esta página. Vuelva a cargarla, por favor.',
  partlyBroken: 'Una parte de esta página no funciona ahora mismo. Vuelva a cargarla, por favor.',
  reload: 'Volver a cargar',
})
