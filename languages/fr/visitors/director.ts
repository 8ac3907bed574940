import type { texts as en } from '../../en/visitors/director.ts'
import { ofName, sentences } from '../grammar.ts'
import { texts as remoteTexts } from './remoteControl.ts'
import { formatShowLength } from './show.ts'
import { settingsTexts } from './slideshow.ts'
import { texts as hallTexts } from './storedShow.ts'

export const texts = sentences<typeof en>({
  open: 'Imprimer la page pour les pompes funèbres',
  failed:
    'La page n’a pas pu être chargée. Quand le réseau sera revenu, rechargez cette page et appuyez de nouveau sur le bouton.',
  title: (name) => (name ? `Le diaporama ${ofName(name)}` : 'Le diaporama'),
  purpose: 'Pour les pompes funèbres. Tout tient sur une feuille.',
  print: 'Imprimer',
  loading: 'Chargement de la page…',
  unreachable:
    'Le site n’a pas répondu. Le nom de la personne à appeler et un lien qui s’ouvre sans le mot de passe manquent peut-être ici. Vous pouvez réessayer, ou les écrire à la main sur la page imprimée.',
  begin: 'Pour commencer',
  beginSteps: [
    'Sur l’ordinateur relié à l’écran, ouvrir cette adresse\u00a0:',
    'Cliquer une fois sur l’image. Elle remplit l’écran, et la musique commence.',
  ],
  opensWith: 'S’ouvre avec',
  code: 'Code QR du diaporama',
  asksForPassword: 'La page demande un mot de passe, que la famille vous donnera.',
  lasts: (length) => `${formatShowLength(length)}. Puis le diaporama recommence tout seul.`,
  keys: 'Les touches',
  keyRows: [
    { keys: 'Espace', action: 'met en pause, puis reprend' },
    { keys: '→ ou la télécommande', action: 'image suivante' },
    { keys: '← ou la télécommande', action: 'image précédente' },
    {
      keys: 'B ou . (point)',
      action: 'écran noir pendant que quelqu’un parle, puis retour\u202f; la musique continue',
    },
    { keys: 'F', action: 'plein écran, puis retour' },
    { keys: 'M', action: 'musique\u00a0: plus fort, moins fort, un autre morceau' },
    { keys: 'Échap', action: 'quitte le plein écran, ou ferme ce qui est ouvert' },
  ],
  phone: (address) =>
    `Un téléphone peut avancer et reculer, arrêter les images, mettre et couper la musique. Dans le diaporama, bouger la souris et ouvrir «\u00a0${settingsTexts.title}\u00a0» (les deux curseurs en bas à droite), puis «\u00a0${hallTexts.title}\u00a0» et «\u00a0${remoteTexts.open}\u00a0». Avec le téléphone, scanner le code qui s’affiche, ou ouvrir l’adresse écrite dessous, qui commence par ${address}.`,
  trouble: 'En cas de problème',
  troubleRows: [
    {
      problem: 'La même image reste affichée.',
      remedy: 'Appuyer sur →. Si la suivante reste aussi, appuyer sur Espace.',
    },
    { problem: 'L’écran est noir.', remedy: 'Appuyer sur →. Si rien ne s’affiche, bouger la souris.' },
    {
      problem: 'Pas de musique.',
      remedy:
        'Appuyer sur M et regarder si un morceau est en cours. Puis monter le son de l’ordinateur et des enceintes.',
    },
    {
      problem: 'Autre chose.',
      remedy: 'Fermer la fenêtre et ouvrir l’adresse à nouveau. Puis cliquer une fois sur l’image.',
    },
  ],
  whomToCall: 'Qui appeler',
})
