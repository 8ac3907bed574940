import type { texts as en } from '../../en/visitors/site.ts'
import { sentences } from '../grammar.ts'

export const texts = sentences<typeof en>({
  language: 'Langue',
  switchLanguage: 'Changer',
  menu: 'Menu',
  dashboard: 'Tableau de bord',
  /** no label contains a label of the menu, so that no two links sound alike */
  links: {
    '/gallery': 'Regarder les photos',
    '/obituary': 'Lire son histoire',
    '/services': 'Où nous lui disons adieu',
    '/memories': 'Laisser un souvenir',
  },
  saidGoodbye: 'Où nous lui avons dit adieu',
  readMemories: 'Lire les mots de ses proches',
  book: 'Le livre, à imprimer',
  notFound: 'Page introuvable (404)',
  forgotten: 'L’adresse est peut-être incomplète, ou la page n’existe plus.',
  back: 'Aller à la page d’accueil',
  broken: 'Cette page n’a pas pu s’afficher. Vous pouvez la recharger.',
  partlyBroken: 'Une partie de cette page ne fonctionne pas pour le moment. Vous pouvez la recharger.',
  reload: 'Recharger',
})
