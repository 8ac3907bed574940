import type { texts as en } from '../../en/visitors/director.ts'
import { ofName, sentences } from '../grammar.ts'
import { texts as remoteTexts } from './remoteControl.ts'
import { formatShowLength } from './show.ts'
import { settingsTexts } from './slideshow.ts'
import { texts as hallTexts } from './storedShow.ts'

export const texts = sentences<typeof en>({
  open: 'Imprimer la page pour les pompes funèbres',
  failed:
    'La page n’a pas pu être chargée. Appuyez de nouveau sur le bouton quand le réseau sera revenu, ou rechargez cette page.',
  title: (name) => (name ? `Le diaporama ${ofName(name)}` : 'Le diaporama'),
  purpose: 'Pour les pompes funèbres. Tout tient sur une feuille.',
  print: 'Imprimer',
  loading: 'Chargement de la page…',
  unreachable:
    'Le mémorial n’a pas répondu. Le nom de la personne à appeler et un lien qui s’ouvre sans le mot de passe manquent peut-être ici. Réessayez, ou écrivez-les à la main sur la page imprimée.',
  begin: 'Pour commencer',
  beginSteps: [
    'Sur l’ordinateur relié à l’écran, ouvrez cette adresse\u00a0:',
    'Cliquez une fois sur l’image. Elle remplit l’écran, et la musique commence.',
  ],
  opensWith: 'S’ouvre avec',
  code: 'Code QR du diaporama',
  asksForPassword: 'La page demande un mot de passe. Demandez-le à la famille.',
  lasts: (length) => `${formatShowLength(length)}. Puis il recommence tout seul.`,
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
    `Un téléphone peut avancer et reculer, arrêter les images, mettre et couper la musique. Dans le diaporama, bougez la souris et ouvrez «\u00a0${settingsTexts.title}\u00a0», les deux curseurs en bas à droite, puis «\u00a0${hallTexts.title}\u00a0» et «\u00a0${remoteTexts.open}\u00a0». Avec le téléphone, scannez le code qui s’affiche, ou ouvrez l’adresse écrite dessous, qui commence par ${address}.`,
  trouble: 'Si quelque chose s’arrête',
  troubleRows: [
    {
      problem: 'La même image reste affichée.',
      remedy: 'Appuyez sur →. Si la suivante reste aussi, appuyez sur Espace.',
    },
    { problem: 'L’écran est noir.', remedy: 'Appuyez sur →. Si rien ne vient, bougez la souris.' },
    {
      problem: 'Pas de musique.',
      remedy:
        'Appuyez sur M et regardez si un morceau est en cours. Puis montez le son de l’ordinateur et des enceintes.',
    },
    {
      problem: 'Autre chose.',
      remedy: 'Fermez la fenêtre et ouvrez l’adresse à nouveau. Puis cliquez une fois sur l’image.',
    },
  ],
  whomToCall: 'Qui appeler',
})
