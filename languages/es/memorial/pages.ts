import type { pageTexts as en } from '../../en/memorial/pages.ts'
import { sentences } from '../grammar.ts'

/** The title of each page in the browser's tab, before the remembered person's name, and its label in the menu. */
export const pageTexts = sentences<typeof en>({
  '/': { title: '', menu: 'Inicio' },
  '/slideshow': { title: 'Proyección de fotos', menu: 'Proyección de fotos' },
  '/slideshow-old': { title: 'Proyección de fotos' },
  '/gallery': { title: 'Galería', menu: 'Galería' },
  '/obituary': { title: 'Obituario', menu: 'Obituario' },
  '/services': { title: 'Ceremonias de despedida', menu: 'Ceremonias' },
  '/memories': { title: 'Recuerdos', menu: 'Recuerdos' },
  '/wall': { title: 'Muro de recuerdos' },
  '/remote': { title: 'Control remoto' },
  '/send': { title: 'Enviar fotos' },
  '/who': { title: '¿Quién es?' },
  '/admin': { title: 'Panel' },
  '/admin/begin': { title: 'Para empezar' },
  '/admin/invitation': { title: 'Invitación' },
  '/admin/login': { title: 'Iniciar sesión' },
  '/404': { title: '404: esta página no existe' },
})
