import type { texts as en } from '../../en/dashboard/share.ts'
import { ofName, sentences } from '../grammar.ts'

const publish =
  'Pourriez-vous le publier\u202f? Il suffit de le démarrer avec HTTPS_DOMAIN, un nom qui mène à cet ordinateur\u202f; ou de le placer derrière un serveur web avec HTTPS, et de donner à PUBLIC_URL l’adresse que les gens tapent. Le README mène à docs/operations.md, qui décrit les deux.'

export const texts = sentences<typeof en>({
  title: 'Partager',
  almostThere: {
    computer: 'C’est presque prêt\u00a0: personne d’autre ne peut encore ouvrir cette adresse',
    network: 'C’est presque prêt\u00a0: seuls les appareils de ce réseau peuvent l’ouvrir pour l’instant',
  },
  hostNote: {
    label: 'Un message pour la personne qui gère le serveur',
    note: {
      computer: (name) =>
        `Le site à la mémoire ${ofName(name)} est prêt, mais seul l’ordinateur où il tourne peut l’ouvrir. ${publish}`,
      network: (name) =>
        `Le site à la mémoire ${ofName(name)} est prêt, mais seuls les appareils de son réseau peuvent l’ouvrir. ${publish}`,
    },
    buttons: { copy: 'Copier le message', copied: 'Copié', share: 'Envoyer le message' },
  },
  purpose: 'Pour un message à la famille et aux amis, ou sous forme de code sur une carte imprimée.',
  asksForPassword: 'Ce lien demande le mot de passe de la famille.',
  opensAlone: 'Ce lien ouvre le site sans le mot de passe\u00a0: ne le donnez qu’à ceux qui doivent l’avoir.',
  link: { label: 'Lien', copy: 'Copier le lien', copied: 'Copié', share: 'Envoyer le lien' },
  opens: 'Il s’ouvre',
  withPassword: 'Avec le mot de passe de la famille',
  withoutPassword: (name) => `Sans le mot de passe\u00a0: ${name}`,
  noKeyChosen: 'À choisir',
  screen: 'Lien pour l’écran',
  screenPurpose:
    'Pour le diaporama à la cérémonie. À ouvrir sur l’ordinateur relié à l’écran, avec un clic sur l’image\u00a0: avant cela, aucun navigateur ne remplit l’écran ni ne joue de musique. Il montre ce qui est choisi sous «\u00a0Pour la cérémonie\u00a0», «\u00a0Le diaporama de la cérémonie\u00a0».',
  screenNeedsKey:
    'Personne n’a envie de taper un mot de passe à la cérémonie. Mieux vaut un lien qui s’ouvre sans lui\u202f; vous pourrez le désactiver sous «\u00a0Réglages\u00a0».',
  makeKey: 'Créer un lien sans mot de passe',
  keyName: 'Écran',
  keyFailed: { title: 'Pas de lien', description: 'Le lien n’a pas pu être créé. Vous pouvez réessayer.' },
  ask: {
    title: 'Demander à quelqu’un qui sait',
    purpose:
      'Une page qui montre les photos sans noms, une par une et en grand, à quelqu’un qui sait peut-être qui s’y trouve. La famille sera la première à voir les réponses.',
    name: 'À qui voulez-vous demander\u202f?',
    nameHint:
      'En haut de la page\u00a0: «\u00a041 photos où personne ne sait qui est qui, sauf tante Marta\u00a0». Si le champ reste vide, le lien est pour tout le monde.',
  },
})
export const { hostNote: hostNoteTexts, ask: askTexts } = texts
