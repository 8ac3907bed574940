import type { texts as en } from '../../en/dashboard/access.ts'
import { sentences } from '../grammar.ts'

export const texts = sentences<typeof en>({
  loading: 'Chargement de vos choix…',
  audiences: {
    everyone: {
      label: 'Tout le monde',
      hint: 'Les moteurs de recherche le trouvent aussi, si les réglages le leur permettent.',
    },
    link: {
      label: 'Tous ceux qui ont le lien',
      hint: 'On demande aux moteurs de recherche de ne pas le montrer. Toute personne qui a le lien voit le site, et peut transmettre le lien.',
    },
    password: {
      label: 'Tous ceux qui connaissent le mot de passe de la famille',
      hint: 'Sans lui, on ne voit que le nom et un champ pour le mot de passe.',
    },
  },
  familyHint:
    'Au moins 8 caractères. Mieux vaut le noter\u00a0: il ne peut pas être montré une deuxième fois.',
  newFamily: 'Nouveau mot de passe de la famille',
  newFamilyHint:
    'Si ce champ reste vide, rien ne change. Un nouveau mot de passe est demandé à tout le monde.',
  noPassword: 'Il n’y a pas encore de mot de passe\u00a0: personne d’autre que vous ne peut entrer.',
  saveFailed: {
    title: 'Enregistrement impossible',
    description: 'Votre choix n’a pas pu être enregistré. Vous pouvez réessayer.',
  },
  keys: 'Liens qui s’ouvrent sans le mot de passe',
  keysPurpose:
    'Pour l’écran du funérarium, ou sous forme de code sur une carte imprimée. Un par endroit\u00a0: vous pourrez ainsi les désactiver un par un.',
  noKeys: 'Il n’y en a pas encore.',
  madeOn: (day) => `Créé le ${day}`,
  keyName: 'À quoi sert-il\u202f?',
  keyNameHint: 'Par exemple «\u00a0Funérarium\u00a0» ou «\u00a0Carte imprimée\u00a0».',
  makeKey: 'Créer un lien',
  show: 'Montrer',
  showKey: (name) => `Montrer ${name}`,
  revoke: 'Désactiver',
  revokeKey: (name) => `Désactiver ${name}`,
  revokeQuestion: (name) => ({
    title: `Désactiver «\u00a0${name}\u00a0»\u202f?`,
    description:
      'Le mot de passe sera demandé à toute personne qui utilisait ce lien. Le lien ne pourra pas être rétabli.',
    confirm: 'Désactiver',
    cancel: 'Le garder',
  }),
  revoked: (name) => ({
    title: 'Lien désactivé',
    description: `Le lien «\u00a0${name}\u00a0» ne fonctionne plus.`,
  }),
  revokeFailed: {
    title: 'Lien non désactivé',
    description: 'Le lien fonctionne encore. Vous pouvez réessayer.',
  },
  keyDescription: 'Toute personne qui ouvre ce lien voit le site sans le mot de passe.',
  opens: 'Il ouvre',
  home: 'Accueil',
  link: { label: 'Lien', copy: 'Copier le lien', copied: 'Copié' },
})
