import type { pageTexts as en } from '../../en/memorial/pages.ts'
import { sentences } from '../grammar.ts'

/** The title of each page in the browser's tab, before the remembered person's name, and its label in the menu. */
export const pageTexts = sentences<typeof en>({
  '/': { title: '', menu: 'Accueil' },
  '/slideshow': { title: 'Diaporama', menu: 'Diaporama' },
  '/slideshow-old': { title: 'Diaporama' },
  '/gallery': { title: 'Galerie', menu: 'Galerie' },
  '/obituary': { title: 'Sa vie', menu: 'Sa vie' },
  '/services': { title: 'Cérémonies', menu: 'Cérémonies' },
  '/memories': { title: 'Souvenirs', menu: 'Souvenirs' },
  '/wall': { title: 'Mur des souvenirs' },
  '/remote': { title: 'Télécommande' },
  '/send': { title: 'Envoyer des photos' },
  '/who': { title: 'Qui est-ce\u202f?' },
  '/admin': { title: 'Tableau de bord' },
  '/admin/begin': { title: 'Commencer' },
  '/admin/invitation': { title: 'Invitation' },
  '/admin/login': { title: 'Connexion' },
  '/404': { title: 'Page introuvable (404)' },
})
