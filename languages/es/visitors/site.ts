import type { texts as en } from '../../en/visitors/site.ts'
import { sentences } from '../grammar.ts'

export const texts = sentences<typeof en>({
  language: 'Idioma',
  switchLanguage: 'Cambiar',
  menu: 'Menú',
  dashboard: 'Panel',
  links: {
    '/gallery': 'Ver las fotos',
    '/obituary': 'Quién fue',
    '/services': 'Cuándo y dónde nos despediremos',
    '/memories': 'Compartir un recuerdo',
  },
  saidGoodbye: 'Dónde nos despedimos',
  readMemories: 'Leer lo que escribieron',
  book: 'El libro, para imprimir',
  notFound: '404: esta página no existe',
  forgotten: 'Quizá haya un error en la dirección o la página se haya retirado.',
  back: 'Ir a la página de inicio',
  broken: 'No se pudo mostrar esta página. Vuelva a cargarla.',
  partlyBroken: 'Una parte de esta página no funciona ahora mismo. Vuelva a cargar la página.',
  reload: 'Volver a cargar',
})
