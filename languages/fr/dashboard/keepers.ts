import type { texts as en } from '../../en/dashboard/keepers.ts'
import { sentences } from '../grammar.ts'

export const texts = sentences<typeof en>({
  title: 'Qui s’occupe de ce site',
  purpose:
    'Les responsables peuvent tout faire ici. Les aides ajoutent des photos, écrivent les titres et les descriptions, choisissent les souvenirs à montrer, et y répondent.',
  loading: 'Chargement de la liste…',
  administrator: 'Responsable',
  helper: 'Aide',
  you: 'vous',
  lastSeen: (time) => `dernière visite\u00a0: ${time}`,
  makeAdministrator: 'Nommer responsable',
  makeHelper: 'Limiter ses droits',
  remove: 'Retirer',
  administratorQuestion: (name) => ({
    title: `Nommer ${name} responsable\u202f?`,
    description:
      'Les responsables peuvent tout faire ici, y compris supprimer et inviter. Cette personne devra se reconnecter.',
    confirm: 'Nommer responsable',
  }),
  helperQuestion: (name) => ({
    title: `Limiter ${name} aux photos et souvenirs\u202f?`,
    description: `${name} s’occupe alors des photos et des souvenirs, et de rien d’autre. Cette personne devra se reconnecter.`,
    confirm: 'Limiter ses droits',
  }),
  removeQuestion: (name) => ({
    title: `Retirer ${name}\u202f?`,
    description: `La session prend fin aussitôt, et ${name} ne peut plus se connecter. Tout ce que cette personne a ajouté reste. Si le site s’ouvre avec le mot de passe de la famille, ${name} le connaît encore, et a peut-être des liens qui s’ouvrent sans lui. Mieux vaut alors choisir un nouveau mot de passe et désactiver ces liens.`,
    confirm: 'Retirer',
  }),
  changed: { title: 'Modifications enregistrées' },
  changeFailed: 'Enregistrement impossible',
  notChanged: 'Son rôle n’a pas pu être changé. Vous pouvez réessayer.',
  removed: (name) => ({ title: 'Personne retirée', description: `${name} ne peut plus se connecter.` }),
  removeFailed: 'Retrait impossible',
  notRemoved: 'Cette personne n’a pas pu être retirée. Vous pouvez réessayer.',

  invite: 'Inviter quelqu’un',
  invitations: 'Invitations en cours',
  invitationsRead: {
    loading: 'Chargement des invitations…',
  },
  until: (role, time) => `${role}. Fin du lien\u00a0: ${time}`,
  withdraw: 'Retirer',
  withdrawn: { title: 'Invitation retirée', description: 'Son lien ne fonctionne plus.' },
  withdrawFailed: {
    title: 'Retrait impossible',
    description: 'L’invitation fonctionne encore. Vous pouvez réessayer.',
  },
  dialog: {
    name: 'Nom',
    nameHint: 'Pour cette liste seulement. La personne choisira elle-même son nom pour se connecter.',
    role: 'Rôle',
    helperHint: 'Les photos et les souvenirs.',
    administratorHint: 'Tout.',
    email: 'E-mail',
    emailHint: 'Sans adresse, vous transmettez le lien vous-même.',
    create: 'Créer le lien',
    failed: {
      title: 'Pas d’invitation',
      description: 'L’invitation n’a pas pu être créée. Vous pouvez réessayer.',
    },
    ready: (name) => `L’invitation pour ${name}`,
    explanation:
      'Elle ne sert qu’une fois, pendant trois jours. Toute personne qui l’a peut s’en servir, ne la donnez donc à personne d’autre. Elle n’est montrée que maintenant.',
    mailed: (email) => `Elle a été envoyée à ${email}.`,
    notMailed: (email) => `Elle n’a pas pu être envoyée à ${email}. Vous pouvez la transmettre vous-même.`,
    done: 'Terminé',
    link: { label: 'Le lien', copy: 'Copier le lien', copied: 'Copié', share: 'Envoyer le lien' },
  },
})

export const dialogTexts = texts.dialog
