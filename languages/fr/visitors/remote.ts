import type { texts as en } from '../../en/visitors/remote.ts'
import { sentences } from '../grammar.ts'
import { texts as remoteTexts } from './remoteControl.ts'
import { settingsTexts } from './slideshow.ts'

export const texts = sentences<typeof en>({
  title: 'Télécommande du diaporama',
  previous: 'Précédent',
  next: 'Suivant',
  pause: 'Pause',
  play: 'Lecture',
  music: 'Musique',
  connecting: 'Recherche du diaporama…',
  connected: 'Ce téléphone commande le diaporama.',
  lost: 'Le diaporama ne répond pas pour le moment. Ce téléphone continue d’essayer.',
  ended: 'Ce diaporama est terminé. Il faut scanner le code de celui qui est en cours.',
  ways: 'Où aller ensuite',
  slideshow: 'Diaporama',
  home: 'Accueil',
  noCode: `Ce lien n’est pas complet\u00a0: il manque à la fin le code du diaporama. Le bon code s’affiche dans «\u00a0${settingsTexts.title}\u00a0» du diaporama, sous «\u00a0${remoteTexts.title}\u00a0».`,
})
